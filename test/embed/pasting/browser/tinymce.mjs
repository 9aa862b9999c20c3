import tinymce from 'tinymce/tinymce';
import 'tinymce/models/dom/model';
import 'tinymce/themes/silver/theme';
import 'tinymce/icons/default/icons';

window.use = async (html) => {
  const [editor] = await tinymce.init({
    selector: '#place',
    license_key: 'gpl',
    skin: false,
    content_css: false,
    relative_urls: false,
    remove_script_host: false,
  });
  editor.setContent(html);
  return editor.getContent();
};
