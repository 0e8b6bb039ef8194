// Run in a page by text_faults.py: returns every text that does not fit, as `kind: element "text"`.
() => {
  const faults = new Set();
  const said = text => text.trim().replace(/\s+/g, ' ').slice(0, 60);
  const nameOf = one => {
    const classes = [...one.classList].filter(name => !/^_/.test(name)).join('.');
    return one.tagName.toLowerCase() + (classes ? '.' + classes : '');
  };
  const fault = (kind, one, text, more = '') =>
    faults.add(`${kind}: ${nameOf(one)} "${said(text)}"${more ? ` ${more}` : ''}`);
  /** People's names may be shortened with an ellipsis. */
  const NAMES = '.seat-name';
  const dialogs = [...document.querySelectorAll('dialog[open]')].filter(one => one.matches(':modal'));
  const top = dialogs.at(-1) ?? document.body;
  const visible = one => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && !one.closest('.sr, .skip, option, datalist, [inert]');
  const styleOf = one => getComputedStyle(one);
  const clips = style => /hidden|clip/.test(style.overflowX) || /hidden|clip/.test(style.overflowY);
  const scrolls = style => /auto|scroll/.test(style.overflowX + style.overflowY);
  const hides = new Map();
  const frameOf = one => {
    if (!hides.has(one)) {
      const style = styleOf(one);
      hides.set(one, one.ownerSVGElement ? { clips: false, scrolls: false, style }
        : { clips: clips(style), scrolls: scrolls(style), style });
    }
    return hides.get(one);
  };
  const insetAway = style => style.clipPath !== 'none' || /rect\(0|rect\(1px/.test(style.clip);
  /** The part of a box that its scrolling ancestors show; null if none is visible. */
  const shown = (box, from) => {
    let { left, right, top, bottom } = box;
    for (let one = from; one && one !== document.documentElement; one = one.parentElement) {
      const frame = frameOf(one);
      if (!frame.scrolls && !frame.clips) continue;
      const its = one.getBoundingClientRect();
      left = Math.max(left, its.left); right = Math.min(right, its.right);
      top = Math.max(top, its.top); bottom = Math.min(bottom, its.bottom);
    }
    left = Math.max(left, 0); right = Math.min(right, innerWidth);
    top = Math.max(top, 0); bottom = Math.min(bottom, innerHeight);
    return right - left > 1 && bottom - top > 1 ? { left, right, top, bottom } : null;
  };
  const texts = [];
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode, holder = node.parentElement;
    if (!node.data.trim() || !holder || /SCRIPT|STYLE|TITLE|DESC/i.test(holder.tagName) || !visible(holder)) continue;
    if (holder.closest('svg') && holder.closest('svg').getBoundingClientRect().width === 0) continue;
    if ([...ancestors(holder)].some(one => insetAway(styleOf(one)))) continue;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(box => box.width > 1 && box.height > 1);
    if (!rects.length) continue;
    texts.push({ node, holder, rects });
    edges(node, holder, rects);
    if (!holder.closest('svg')) words(node, holder);
  }
  function* ancestors(one) { for (; one && one !== document.documentElement; one = one.parentElement) yield one; }
  /** Texts cut off at the sides of an ancestor or of the screen; above or below only where nothing scrolls. */
  function edges(node, holder, rects) {
    const [left, right] = [Math.min(...rects.map(r => r.left)), Math.max(...rects.map(r => r.right))];
    const [up, down] = [Math.min(...rects.map(r => r.top)), Math.max(...rects.map(r => r.bottom))];
    let across = false, along = false, beside = false;
    for (const one of ancestors(holder)) {
      const { style, clips: hidden } = frameOf(one);
      if (one.ownerSVGElement) continue;
      const its = one.getBoundingClientRect();
      const slack = 1.5;
      beside ||= /absolute|fixed/.test(style.position) || style.float !== 'none';
      if (!across && style.display !== 'inline' && style.display !== 'contents') {
        const out = right > its.right + slack || left < its.left - slack;
        if (out && style.textOverflow === 'ellipsis' && hidden) {
          if (!one.matches(NAMES)) fault('ellipsis', one, node.data);
          across = true;
        }
        else if (out && hidden) { fault('cropped', one, node.data); across = true; }
        else if (out && scrolls(style) && !one.closest('table') && !/auto|scroll/.test(style.overflowX)) across = true;
        else if (out && /auto|scroll/.test(style.overflowX)) { fault('scrolls sideways', one, node.data); across = true; }
        else if (out && !beside && one.matches('button, .button, .sheet, li, dialog, .tab, .badge, label, p, h1, h2, h3, summary')) {
          fault('sticks out', one, node.data); across = true;
        }
      }
      if (/auto|scroll/.test(style.overflowY)) along = true;
      if (!along && hidden && !one.matches('.caption-text') && /hidden|clip/.test(style.overflowY) && (down > its.bottom + 3 || up < its.top - 3)) {
        fault('cropped below', one, node.data); along = true;
      }
      if (styleOf(one).position === 'fixed') break;
    }
    if (!across && (right > innerWidth + 1.5 || left < -1.5)) fault('outside the screen', holder, node.data);
  }
  /** Words broken across two lines without a hyphen. */
  function words(node, holder) {
    for (const found of node.data.matchAll(/[^\s\-–—\/\u00ad\u200b]{2,}/g)) {
      range.setStart(node, found.index); range.setEnd(node, found.index + found[0].length);
      const tops = new Set([...range.getClientRects()].filter(r => r.width > 1).map(r => Math.round(r.top)));
      if (tops.size > 1 && !/^(https?:|[\w.]+[@:/])|[\w-]{24,}/.test(found[0]) && !holder.closest('code, .mono, .calendar-address, .code'))
        fault('broken word', holder, found[0], `in "${said(node.data)}"`);
    }
  }
  /** Number of lines of a label. */
  const lines = one => {
    const tops = [];
    const inside = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    while (inside.nextNode()) {
      if (!inside.currentNode.data.trim() || inside.currentNode.parentElement.closest('.sr, .unread')) continue;
      range.selectNodeContents(inside.currentNode);
      tops.push(...[...range.getClientRects()].filter(r => r.width > 1 && r.height > 6).map(r => r.bottom));
    }
    tops.sort((a, b) => a - b);
    let count = 0, last = -1e9;
    for (const t of tops) if (t - last > 8) { count += 1; last = t; }
    return count;
  };
  const SELECTOR = 'button, a[href], select, input:not([type=hidden]), summary, textarea, [role=button], [role=tab]';
  const controls = [...top.querySelectorAll(SELECTOR)].filter(one => visible(one) && !one.closest('svg, .board'));
  for (const one of controls) {
    if (!one.matches('button, .button, [role=tab]') || one.matches('.choice, .move, .option, .spot, .cover, li button.row')) continue;
    const most = one.matches('.tool, .tab, [role=tab]') ? 1 : 2;
    if (one.querySelector('p, li, h2, h3')) continue;
    const text = one.innerText;
    if (text && text.length < 90 && lines(one) > most) fault(`${lines(one)} lines`, one, text);
  }
  /** Selected values that do not fit their field. */
  const pen = document.createElement('canvas').getContext('2d');
  for (const one of controls) {
    const value = one.tagName === 'SELECT' ? one.selectedOptions[0]?.textContent
      : one.matches('input:not([type=checkbox]):not([type=radio]):not([type=range])') && !one.readOnly ? (one.value || one.placeholder) : '';
    if (!value) continue;
    const style = styleOf(one);
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
      - (one.tagName === 'SELECT' ? 14 : 0);
    if (pen.measureText(value).width > room + 1) fault('value cut off', one, value);
  }
  /** Overlapping controls. */
  const boxes = controls.map(one => [one, shown(one.getBoundingClientRect(), one)]).filter(([, box]) => box);
  const common = (a, b) => [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
  for (let i = 0; i < boxes.length; i++) for (let k = i + 1; k < boxes.length; k++) {
    const [[a, at], [b, bt]] = [boxes[i], boxes[k]];
    if (a.contains(b) || b.contains(a) || [a, b].some(one => one.matches('.cover') || sticks(one))) continue;
    const [wide, high] = common(at, bt);
    if (wide > 3 && high > 3 && meets(a, at) && meets(b, bt)) fault('over another', a, a.innerText || a.ariaLabel || '', `and ${nameOf(b)} "${said(b.innerText || b.ariaLabel || '')}"`);
  }
  function sticks(one) {
    return [...ancestors(one)].some(around => /sticky|fixed/.test(styleOf(around).position));
  }
  function meets(one, box) {
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return hit !== null && (one.contains(hit) || hit.contains(one));
  }
  /** Overlapping texts. */
  const shownTexts = [];
  for (const { node, holder, rects } of texts) for (const rect of rects) {
    const box = shown(rect, holder);
    if (!box) continue;
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (hit && !holder.contains(hit) && !hit.contains(holder) && styleOf(holder).pointerEvents !== 'none' && !hit.closest('.board')) {
      if (!sticks(hit) && !hit.closest('dialog, .curtain') && !holder.closest('.board, svg, label, summary'))
        fault('covered', holder, node.data, `by ${nameOf(hit)}`);
      continue;
    }
    shownTexts.push([node, holder, box]);
  }
  for (let i = 0; i < shownTexts.length; i++) for (let k = i + 1; k < shownTexts.length; k++) {
    const [[a, ah, at], [b, bh, bt]] = [shownTexts[i], shownTexts[k]];
    if (a === b) continue;
    const [wide, high] = common(at, bt);
    if (wide > 3 && high > Math.min(at.bottom - at.top, bt.bottom - bt.top) * 0.45)
      fault('text over text', ah, a.data, `and ${nameOf(bh)} "${said(b.data)}"`);
  }
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth + 1) fault('page too wide', page, String(page.scrollWidth));
  if (document.querySelector('.room .board') && page.scrollHeight > innerHeight + 1) fault('the table scrolls', page, String(page.scrollHeight));
  return [...faults];
}
