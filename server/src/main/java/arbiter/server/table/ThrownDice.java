package arbiter.server.table;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Says who threw which open dice, by what the log tells: a line shows the dice of a roll behind the unit that made it.
 * Dice thrown again in the same roll are under the same label, or are one die that the line shows in place of another.
 * What no line shows is nobody's.
 */
final class ThrownDice {

    private static final Pattern FACE = Pattern.compile("\\d+");

    /** An open throw: its label, the faces that came up, and how many sides each die has. */
    private record Throw(String label, List<Integer> faces, List<Integer> sides) {

        private int shared(List<Integer> shown) {
            List<Integer> left = new ArrayList<>(shown);
            return (int) faces.stream().filter(left::remove).count();
        }
    }

    /** Dice that a unit threw for one line of the log. */
    record Thrown(String unit, List<Integer> faces, List<Integer> sides) {}

    private final List<Throw> pending = new ArrayList<>();

    /** Takes a record's throws; those of hidden rolls are passed over. */
    void draw(JsonNode record) {
        Iterator<JsonNode> thrown = record.path("throws").iterator();
        record.path("entries").forEach(entry -> {
            if (entry.path("kind").asText().equals("drawn") && thrown.hasNext()) {
                JsonNode sides = thrown.next();
                if (!sides.isNull()) {
                    pending.add(new Throw(entry.path("label").asText(), numbers(entry.path("faces")), numbers(sides)));
                }
            }
        });
    }

    private static List<Integer> numbers(JsonNode list) {
        List<Integer> numbers = new ArrayList<>();
        list.forEach(number -> numbers.add(number.asInt()));
        return numbers;
    }

    /** What was thrown for that item of the log, the next one; empty for lines without dice. */
    List<Thrown> shownBy(JsonNode item) {
        List<Thrown> all = new ArrayList<>();
        List<String> labels = new ArrayList<>();
        int roll = 0;
        for (JsonNode part : item.path("parts")) {
            if (part.has("dice")) {
                Optional<String> unit = thrower(item, roll++);
                List<Integer> shown = faces(part.path("dice").asText());
                unit.ifPresent(one -> take(new Roll(one, shown, item.has("deed")), labels, all));
            }
        }
        if (roll > 0 && item.has("deed")) {
            pending.clear(); // whatever was thrown on the way to a deed belongs to it
        }
        return all;
    }

    private static List<Integer> faces(String dice) {
        List<Integer> faces = new ArrayList<>();
        Matcher face = FACE.matcher(dice);
        while (face.find()) {
            faces.add(Integer.parseInt(face.group()));
        }
        return faces;
    }

    /** The first roll of a deed is that of whoever does it, the others are its targets'; else it is the line's first unit. */
    private static Optional<String> thrower(JsonNode item, int roll) {
        JsonNode targets = item.path("deed").path("targets");
        if (item.has("deed") && roll > 0) {
            return targets.isEmpty()
                    ? Optional.empty()
                    : Optional.of(
                            targets.path(Math.min(roll, targets.size()) - 1).asText());
        }
        if (item.has("deed")) {
            return Optional.of(item.path("deed").path("unit").asText());
        }
        for (JsonNode part : item.path("parts")) {
            if (part.has("unit")) {
                return Optional.of(part.path("unit").asText());
            }
        }
        return Optional.empty();
    }

    /** A roll as a line shows it; within a deed its dice may have been thrown again. */
    private record Roll(String unit, List<Integer> shown, boolean deed) {}

    /**
     * The throw that shares most with what is shown, single dice that explain the rest, and of a deed all earlier throws
     * of the same label. Outside of deeds many throw under one label, so only the very dice that are shown count.
     */
    private void take(Roll roll, List<String> taken, List<Thrown> all) {
        Optional<Throw> best = roll.deed()
                ? best(roll.shown(), taken)
                : pending.stream()
                        .filter(one -> one.faces().equals(roll.shown()))
                        .findFirst();
        if (best.isEmpty()) {
            return;
        }
        String label = best.get().label();
        taken.add(label);
        List<Integer> unexplained = new ArrayList<>(roll.shown());
        best.get().faces().forEach(unexplained::remove);
        for (Throw one : List.copyOf(pending)) {
            boolean again = one.faces().size() == 1
                    && !taken.contains(one.label())
                    && unexplained.remove(one.faces().get(0));
            if (one == best.get() || roll.deed() && (again || one.label().equals(label))) {
                pending.remove(one);
                all.add(new Thrown(roll.unit(), one.faces(), one.sides()));
            }
        }
    }

    private Optional<Throw> best(List<Integer> shown, List<String> taken) {
        Optional<Throw> best = Optional.empty();
        for (Throw one : pending) {
            int most = best.map(known -> known.shared(shown)).orElse(0);
            if (!taken.contains(one.label()) && one.shared(shown) > most) {
                best = Optional.of(one);
            }
        }
        return best;
    }
}
