"""The exports of the module of tables: the rules that change and read their record (`tana.engine.table_rules`)."""

from __future__ import annotations

from tana.engine import table_rules
from tana.wasm.exports import DOUBLE, NOTHING, NUMBER, VALUE, Exports, Parameter, array, record

EXPORTS = Exports()
RECORD = record(table_rules.TableRecord.dtype)
ENTRY = array(table_rules.TableRecord.dtype, 1), array(table_rules.Change.dtype, 1)

EXPORTS.call("take", table_rules.take, NOTHING, *ENTRY)
EXPORTS.call("conditions", table_rules.conditions, NUMBER, RECORD, VALUE, VALUE, VALUE)
EXPORTS.call("undo_count", table_rules.undo_count, NUMBER, RECORD, VALUE)
EXPORTS.call("undo_missing", table_rules.undo_missing, NUMBER, RECORD, VALUE, VALUE)
EXPORTS.call("voters_on", table_rules.voters_on, NUMBER, RECORD, VALUE, VALUE, VALUE)
EXPORTS.call("time_left", table_rules.time_left, DOUBLE, RECORD, Parameter("long({0})", kind=DOUBLE))
