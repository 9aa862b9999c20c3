import purify from 'dompurify';

window.use = (html) => purify.sanitize(html);
