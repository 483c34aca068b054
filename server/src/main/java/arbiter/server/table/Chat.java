package arbiter.server.table;

import arbiter.dice.Numbers;
import arbiter.dice.StepBudget;
import arbiter.dice.notation.Expression;
import arbiter.dice.notation.Odds;
import arbiter.dice.notation.Rolled;
import arbiter.dice.notation.ThrownDice;
import arbiter.dice.notation.ThrownDie;
import arbiter.dice.notation.Value;
import arbiter.kernel.State;
import arbiter.server.shared.RequestRefused;
import arbiter.server.store.Member;
import arbiter.server.store.Role;
import arbiter.server.table.loaded.LoadedTable;
import arbiter.server.table.loaded.PendingRecord;
import arbiter.server.table.loaded.Readers;
import arbiter.server.table.loaded.Seating;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What people say: words, rolls for everyone or for some, odds, whispers. */
final class Chat<S extends State<S>> {

    static final int LONGEST = 2000;

    private static final int LONGEST_ROLL = 200;
    private static final int OUTCOMES = 400;
    /** Some hundredths of a second of work: the others at the table wait for it. */
    private static final long MOST_STEPS = 30_000_000;

    private static final Pattern BOUND = Pattern.compile("(.*[^<>=])(>=|<=|>|<|=)\\s*(-?\\d{1,6})");

    private final LoadedTable<S> loaded;
    private final Seating seating;
    private final Member speaker;

    Chat(LoadedTable<S> loaded, Seating seating, Member speaker) {
        this.loaded = loaded;
        this.seating = seating;
        this.speaker = speaker;
    }

    PendingRecord<S> say(String text, String to) {
        String line = text.strip();
        if (line.isEmpty()) {
            throw new RequestRefused(RequestRefused.Code.MALFORMED, "there is nothing to say", "command.text");
        }
        PendingRecord<S> pending = new PendingRecord<>("say");
        String[] words = line.split("\\s+", 2);
        String rest = words.length > 1 ? words[1] : "";
        switch (words[0].startsWith("/") ? words[0].toLowerCase(Locale.ROOT) : "") {
            case "" -> words(pending, line, to);
            case "/r", "/roll" -> roll(pending, rest, Readers.EVERYONE, "");
            case "/gmr" -> roll(pending, rest, Readers.members(true, speaker.id()), "to the gamemaster");
            case "/br" ->
                roll(pending, rest, new Readers(false, true, java.util.Set.of(), java.util.Set.of()), "blind");
            case "/sr" -> roll(pending, rest, Readers.members(false, speaker.id()), "to themselves");
            case "/odds" -> odds(pending, rest);
            case "/w" -> whisper(pending, rest);
            default ->
                throw new RequestRefused(
                        RequestRefused.Code.MALFORMED,
                        "there is no '" + words[0] + "'; there are /r, /gmr, /br, /sr, /odds and /w",
                        "command.text");
        }
        return pending;
    }

    private void words(PendingRecord<S> pending, String text, String to) {
        if (to.equals("all")) {
            by(pending.item("chat", text, Readers.EVERYONE));
        } else if (to.equals(Seating.GAMEMASTER)) {
            by(pending.item("chat", text, Readers.members(true, speaker.id()))).put("to", to);
        } else {
            Member other = seating.present(to)
                    .orElseThrow(() -> new RequestRefused(
                            RequestRefused.Code.MALFORMED, "nobody of that id sits here", "command.to"));
            by(pending.item("chat", text, Readers.members(false, speaker.id(), other.id())))
                    .put("to", other.id());
        }
    }

    private void whisper(PendingRecord<S> pending, String rest) {
        String[] words = rest.split("\\s+", 2);
        if (words.length < 2) {
            throw new RequestRefused(
                    RequestRefused.Code.MALFORMED, "say to whom and what: /w gm hello", "command.text");
        }
        boolean toGamemaster = words[0].equalsIgnoreCase("gm") || words[0].equalsIgnoreCase(Seating.GAMEMASTER);
        words(pending, words[1], toGamemaster ? Seating.GAMEMASTER : named(words[0]));
    }

    private String named(String name) {
        return seating.members().stream()
                .filter(member -> member.role() != Role.GONE)
                .filter(member -> member.id().equals(name) || member.name().equalsIgnoreCase(name))
                .map(Member::id)
                .findFirst()
                .orElseThrow(() -> new RequestRefused(
                        RequestRefused.Code.MALFORMED, "nobody called '" + name + "' sits here", "command.text"));
    }

    private ObjectNode by(ObjectNode item) {
        return item.put("by", speaker.id());
    }

    private void roll(PendingRecord<S> pending, String text, Readers readers, String how) {
        Expression expression = expression(text);
        if (loaded.revealed() && readers.everyone()) {
            throw DiceReveal.over();
        }
        loaded.dice().throwHidden(!readers.everyone());
        Rolled rolled = expression.roll(loaded.dice().at("chat"));
        ObjectNode item = by(pending.item("roll", expression.text() + ": " + rolled.text(), readers));
        if (!how.isEmpty()) {
            item.put("to", how);
        }
        parts(item.putArray("parts"), rolled);
    }

    /** What was asked for, every die, and what it came to. */
    private static void parts(ArrayNode parts, Rolled rolled) {
        parts.addObject().put("words", rolled.expression().text() + ": ");
        for (ThrownDice thrown : rolled.dice()) {
            parts.addObject()
                    .put("dice", thrown.dice().stream().map(ThrownDie::text).collect(Collectors.joining("+")));
        }
        String text = rolled.value().toString();
        if (rolled.value() instanceof Value.Whole whole) {
            parts.addObject().put("total", whole.number()).put("text", text).putArray("parts");
        } else {
            parts.addObject().put("words", " " + text);
        }
    }

    private static Expression expression(String text) {
        if (text.length() > LONGEST_ROLL) {
            throw new RequestRefused(
                    RequestRefused.Code.TOO_LARGE,
                    "a roll is at most " + LONGEST_ROLL + " characters long",
                    "command.text");
        }
        try {
            return Expression.parse(text);
        } catch (IllegalArgumentException mistake) {
            throw new RequestRefused(RequestRefused.Code.MALFORMED, mistake.getMessage(), "command.text");
        }
    }

    private void odds(PendingRecord<S> pending, String text) {
        Matcher bound = BOUND.matcher(text.strip());
        Expression expression = expression(bound.matches() ? bound.group(1).strip() : text);
        Odds odds;
        try {
            odds = StepBudget.within(MOST_STEPS, expression::fast);
        } catch (IllegalArgumentException tooLarge) {
            throw new RequestRefused(
                    RequestRefused.Code.TOO_LARGE,
                    tooLarge.getMessage() + "; arbiter odds on the command line takes larger ones",
                    "command.text");
        }
        List<String> told = new ArrayList<>();
        odds.chances().forEach((name, chance) -> told.add(name + " " + percent(chance.probability())));
        Optional<Numbers> total = odds.numbers().values().stream().findFirst();
        if (bound.matches() && total.isPresent()) {
            double chance = chance(total.get(), bound.group(2), Integer.parseInt(bound.group(3)));
            told.add(0, bound.group(2) + " " + bound.group(3) + ": " + percent(chance));
        }
        odds.numbers().forEach((name, numbers) -> told.add("mean " + Math.round(numbers.mean() * 100) / 100.0));
        ObjectNode item = by(pending.item(
                "odds", expression.text() + ": " + String.join(", ", told), Readers.members(false, speaker.id())));
        total.ifPresent(numbers -> outcomes(item.putArray("outcomes"), numbers));
    }

    private static void outcomes(ArrayNode list, Numbers numbers) {
        for (int i = 0; i < Math.min(OUTCOMES, numbers.size()); i++) {
            list.addObject().put("value", numbers.number(i)).put("chance", numbers.probability(i));
        }
    }

    private static double chance(Numbers numbers, String relation, int bound) {
        double chance = 0;
        for (int i = 0; i < numbers.size(); i++) {
            int compared = Integer.compare(numbers.number(i), bound);
            boolean holds = relation.contains("=") && compared == 0
                    || relation.contains(">") && compared > 0
                    || relation.contains("<") && compared < 0;
            chance += holds ? numbers.probability(i) : 0;
        }
        return chance;
    }

    private static String percent(double chance) {
        return Math.round(chance * 10_000) / 100.0 + " %";
    }
}
