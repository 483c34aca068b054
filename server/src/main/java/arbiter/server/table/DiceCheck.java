package arbiter.server.table;

import arbiter.content.ContentProblems;
import arbiter.dice.Die;
import arbiter.dice.Thrower;
import arbiter.dice.notation.Expression;
import arbiter.kernel.Refused;
import arbiter.server.store.Secret;
import arbiter.server.table.loaded.JsonText;
import arbiter.server.table.loaded.TableDice;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/**
 * Checks the open throws of an exported table against the secret they follow from, without any rules: nothing was
 * altered, left out, or put in another order.
 */
public final class DiceCheck {

    /** What was checked, what could not be, and what does not fit. */
    public record Found(
            String table, String commitment, long checked, long hidden, long earlier, List<String> faults) {}

    private final String table;
    private final String secret;
    private final List<String> faults = new ArrayList<>();
    private long open;
    private long hidden;
    private long earlier;

    private DiceCheck(String table, String secret) {
        this.table = table;
        this.secret = secret;
    }

    /** Checks the text of an exported table; refused if it is none or its secret has not been shown. */
    public static Found of(String text) {
        JsonNode file = read(text);
        JsonNode dice = file.path("dice");
        if (!dice.path("secret").isTextual()) {
            throw new Refused("the secret of this table's dice has not been shown: when the fight is over, the"
                    + " gamemaster shows it, and the table is saved again");
        }
        DiceCheck check =
                new DiceCheck(dice.path("table").asText(), dice.path("secret").asText());
        if (!Secret.hash(check.secret).equals(dice.path("open").asText())) {
            check.faults.add("the secret is not the one that the table was bound to");
        }
        check.records(file.path("records"));
        if (check.open != dice.path("throws").asLong()) {
            check.faults.add(
                    "the table had " + dice.path("throws").asLong() + " open throws, the file has " + check.open);
        }
        return new Found(
                check.table,
                dice.path("open").asText(),
                check.open,
                check.hidden,
                check.earlier,
                List.copyOf(check.faults));
    }

    private static JsonNode read(String text) {
        try {
            JsonNode file = JsonText.read(text);
            if (file.path("arbiter").asText().equals("table")) {
                return file;
            }
        } catch (ContentProblems broken) {
            throw new Refused("this is no exported table: " + broken.getMessage());
        }
        throw new Refused("this is no exported table");
    }

    /** What was thrown before a table came from a file was thrown with other dice. */
    private void records(JsonNode records) {
        int own = 0;
        for (int i = 0; i < records.size(); i++) {
            if (records.get(i).path("record").path("do").asText().equals("imported")) {
                own = i + 1;
            }
        }
        for (int i = 0; i < records.size(); i++) {
            JsonNode next = records.get(i).path("record");
            if (i < own) {
                earlier += next.path("throws").size();
            } else {
                check(next, "record " + (i + 1));
            }
        }
    }

    private void check(JsonNode next, String where) {
        List<JsonNode> shown = shown(next);
        JsonNode thrown = next.path("throws");
        if (shown.size() != thrown.size()) {
            faults.add(where + " shows " + shown.size() + " throws, but " + thrown.size() + " were made");
        }
        long opened = 0;
        for (JsonNode one : thrown) {
            opened += one.isNull() ? 0 : 1;
        }
        if (next.has("dice") || !thrown.isEmpty()) {
            countOn(next.path("dice"), opened, thrown.size() - opened, where);
        }
        long count = open - opened;
        for (int i = 0; i < Math.min(shown.size(), thrown.size()); i++) {
            if (!thrown.get(i).isNull()) {
                compare(shown.get(i), thrown.get(i), count++, where);
            }
        }
    }

    /** Takes the record's own counts over, so that one missing throw is told once. */
    private void countOn(JsonNode counts, long opened, long inHiding, String where) {
        long before = counts.path(0).asLong() - opened;
        long hiddenBefore = counts.path(1).asLong() - inHiding;
        if (before != open || hiddenBefore != hidden) {
            faults.add(where + " follows " + before + " open and " + hiddenBefore + " hidden throws, but there are "
                    + open + " and " + hidden + " before it");
        }
        open = counts.path(0).asLong();
        hidden = counts.path(1).asLong();
    }

    /** What the record tells of its throws, in their order: draws of the game, or a roll that somebody made. */
    private static List<JsonNode> shown(JsonNode next) {
        List<JsonNode> shown = new ArrayList<>();
        next.path("entries").forEach(entry -> {
            if (entry.path("kind").asText().equals("drawn")) {
                shown.add(entry);
            }
        });
        next.path("items").forEach(item -> {
            if (item.path("kind").asText().equals("roll")) {
                shown.add(item);
            }
        });
        return shown;
    }

    private void compare(JsonNode shown, JsonNode sides, long count, String where) {
        if (shown.path("kind").asText().equals("roll")) {
            if (!rolled(shown.path("text").asText(), count)) {
                faults.add(where + ": the secret does not give '"
                        + shown.path("text").asText() + "'");
            }
            return;
        }
        String label = shown.path("label").asText();
        Thrower dice = TableDice.open(secret, table, count, label);
        List<Integer> faces = new ArrayList<>();
        sides.forEach(side -> faces.add(dice.next(Die.of(Math.max(1, side.asInt())))));
        List<Integer> told = new ArrayList<>();
        shown.path("faces").forEach(face -> told.add(face.asInt()));
        if (!told.equals(faces)) {
            faults.add(where + ": '" + label + "' shows " + told + " where the secret gives " + faces);
        }
    }

    /** Whether that roll of the chat came of the throw with that count: what was rolled stands before the colon. */
    private boolean rolled(String text, long count) {
        for (int colon = text.indexOf(": "); colon >= 0; colon = text.indexOf(": ", colon + 1)) {
            try {
                Expression expression = Expression.parse(text.substring(0, colon));
                Thrower dice = TableDice.open(secret, table, count, "chat");
                if (text.equals(expression.text() + ": " + expression.roll(dice).text())) {
                    return true;
                }
            } catch (IllegalArgumentException elsewhere) {
                continue;
            }
        }
        return false;
    }
}
