"""MkDocs hooks: links from the documentation into the repository become links to pages with the source.

In the repository `../../tests/games/molly/test_sets.py#test_x` is a plain relative link. On the site every linked
file becomes a page, and `#name` becomes the line that defines the name. Rules of the ledgers get anchors
(`molly.md#mol-25`).
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parent.parent
LINK = re.compile(r"\]\((?P<path>(?:\.\./)+[^)#\s]+|(?!\w+:)[^)#\s]+)(?P<anchor>#[^)\s]*)?\)")
RULE = re.compile(r"^- \*\*([A-Z]{3}-[A-Z]?\d+[a-z]?)\*\*", re.MULTILINE)
LANGUAGES = {".py": "python", ".json": "json", ".ts": "ts", ".tsx": "tsx", ".ftl": "properties", ".toml": "toml"}
SHOWN = "source"


def on_files(files: Files, config: Any) -> Files:
    """Add a page for every file of the repository that the documentation links to."""
    docs = Path(config.docs_dir)
    wanted: set[str] = set()
    for file in list(files.documentation_pages()):
        text = (docs / file.src_uri).read_text(encoding="utf-8")
        wanted |= {found for match in LINK.finditer(text) if (found := _outside(file.src_uri, match["path"]))}
    for path in sorted(wanted):
        files.append(File.generated(config, _page_of(path), content=_page(path)))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Redirect links to those pages, and add anchors to rules."""
    here: str = page.file.src_uri
    if here.startswith(f"{SHOWN}/"):
        return markdown
    if here == "decisions/index.md":
        return f"{markdown}\n{_decisions()}"

    def relink(match: re.Match[str]) -> str:
        path = _outside(here, match["path"])
        if path is None:
            return match[0]
        target = posixpath.relpath(_page_of(path), posixpath.dirname(here) or ".")
        return f"]({target}{_line_of(path, match['anchor'] or '')})"

    return RULE.sub(lambda rule: f'- <a id="{rule[1].lower()}"></a>**{rule[1]}**', LINK.sub(relink, markdown))


def _decisions() -> str:
    """A list of all decisions by title."""
    found = sorted((ROOT / "docs" / "decisions").glob("0*.md"))
    titles = {path.name: path.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ") for path in found}
    return "\n".join(f"- [{title}]({name})" for name, title in titles.items()) + "\n"


def _outside(here: str, link: str) -> str | None:
    """The repository path of a link that leaves the documentation; None for any other link."""
    path = posixpath.normpath(posixpath.join("docs", posixpath.dirname(here), link))
    inside = path.startswith("docs/") and not path.startswith("docs/examples/")
    return None if inside or path.startswith("..") or not (ROOT / path).is_file() else path


def _page_of(path: str) -> str:
    return f"{SHOWN}/{path}.md"


def _page(path: str) -> str:
    text = (ROOT / path).read_text(encoding="utf-8")
    language = LANGUAGES.get(Path(path).suffix, "text")
    search = "---\nsearch:\n  exclude: true\n---\n"
    return f'{search}# {path}\n\n````{language} linenums="1"\n{text.rstrip()}\n````\n'


def _line_of(path: str, anchor: str) -> str:
    """The anchor of the line that defines a name."""
    name = re.escape(anchor.removeprefix("#"))
    for number, line in enumerate((ROOT / path).read_text(encoding="utf-8").splitlines(), start=1):
        if anchor and re.match(rf"\s*(?:def|class) {name}\b", line):
            return f"#__codelineno-0-{number}"
    return ""
