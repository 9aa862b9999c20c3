import {
  BlockQuote,
  Bold,
  ClassicEditor,
  Essentials,
  Heading,
  Italic,
  Link,
  List,
  MediaEmbed,
  Paragraph,
  Table,
} from 'ckeditor5';

window.use = async (html) => {
  const editor = await ClassicEditor.create(document.querySelector('#place'), {
    licenseKey: 'GPL',
    plugins: [Essentials, Paragraph, Heading, Bold, Italic, Link, List, BlockQuote, Table, MediaEmbed],
  });
  editor.setData(html);
  return editor.getData();
};
