"""What is done to LLVM's language before it is made for wasm32."""

from __future__ import annotations

import llvmlite.binding as llvm

from tana.wasm.assembling import _with_free_offsets, _with_plain_addresses, _with_whole_copies

COPIES = """
define void @copy(ptr %0, ptr %1) {
  %copied = load [880 x i8], ptr %0, align 1
  store [880 x i8] %copied, ptr %1, align 1
  ret void
}
define [2 x i8] @taken(ptr %0) {
  %taken = load [2 x i8], ptr %0, align 1
  ret [2 x i8] %taken
}
"""
ADDRESSES = """
define i8 @item(ptr %0, i64 %1) {
  %row = getelementptr [68 x i8], ptr %0, i64 %1
  %field = getelementptr inbounds i8, ptr %row, i64 7
  %found = load i8, ptr %field, align 1
  ret i8 %found
}
"""


def understood(text: str) -> str:
    module = llvm.parse_assembly(text)
    module.verify()
    return str(module)


def test_a_record_is_copied_at_one_go_and_one_that_is_looked_at_is_loaded() -> None:
    made = understood(_with_whole_copies(COPIES))
    assert "i64 880, i1 false" in made
    assert "[880 x i8]" not in made
    assert "load [2 x i8]" in made


def test_a_module_that_copies_already_declares_it_once() -> None:
    more = COPIES.replace("@copy", "@more").replace("@taken", "@looked")
    assert understood(_with_whole_copies(understood(_with_whole_copies(COPIES)) + more)).count("i64 880, i1 false") == 2


def test_the_address_of_an_item_stays_within_its_array() -> None:
    made = understood(_with_plain_addresses(ADDRESSES))
    assert made.count("getelementptr inbounds") == 2


def test_a_field_at_a_fixed_place_is_never_below_its_record() -> None:
    made = understood(_with_free_offsets(ADDRESSES.replace("i64 7", "i32 7").replace("inbounds i8", "i8")))
    assert "getelementptr inbounds nuw i8, ptr %row, i32 7" in made
    assert "getelementptr [68 x i8], ptr %0, i64 %1" in made
