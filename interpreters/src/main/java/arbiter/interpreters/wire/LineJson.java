package arbiter.interpreters.wire;

import arbiter.interpreters.live.LoggedEvent;
import arbiter.kernel.Handful;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A line of the log for programs: the name of its event, when it was, its text in parts, and its weight if it has one. */
public record LineJson(String event, int round, String turn, String text, List<Part> parts, Optional<String> weight) {

    public static LineJson of(LoggedEvent logged) {
        return new LineJson(
                logged.event().kind(),
                logged.moment().round(),
                logged.moment().text(),
                logged.text(),
                logged.line().parts().stream().map(Part::of).toList(),
                weight(logged.event().weight()));
    }

    private static Optional<String> weight(Weight weight) {
        return weight == Weight.MAIN
                ? Optional.empty()
                : Optional.of(weight.name().toLowerCase(Locale.ROOT));
    }

    /** A piece of a line: plain words, a unit, a rule, thrown dice, or a total with what it is made of. */
    public record Part(
            Optional<String> words,
            Optional<String> unit,
            Optional<String> rule,
            Optional<String> dice,
            Optional<Pool> pool,
            Optional<Integer> total,
            Optional<String> text,
            Optional<List<ViewJson.Total>> parts) {

        public static Part of(Line.Part part) {
            Optional<String> text = Optional.of(part.text());
            if (part instanceof Line.Unit unit) {
                return named(Optional.of(unit.id()), Optional.empty(), text);
            }
            if (part instanceof Line.Rule rule) {
                return named(Optional.empty(), Optional.of(rule.id()), text);
            }
            if (part instanceof Line.Total total) {
                return new Part(
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.of(total.value()),
                        text,
                        Optional.of(ViewJson.Total.of(total.parts())));
            }
            if (part instanceof Line.Dice dice) {
                return plain(Optional.empty(), text, dice.pool().map(Pool::of));
            }
            return plain(text, Optional.empty(), Optional.empty());
        }

        private static Part named(Optional<String> unit, Optional<String> rule, Optional<String> text) {
            return new Part(
                    Optional.empty(),
                    unit,
                    rule,
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    text,
                    Optional.empty());
        }

        private static Part plain(Optional<String> words, Optional<String> dice, Optional<Pool> pool) {
            return new Part(
                    words,
                    Optional.empty(),
                    Optional.empty(),
                    dice,
                    pool,
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty());
        }
    }

    /** A pool die by die, and notes on dice that are not there any more. */
    public record Pool(List<Die> dice, List<String> notes) {

        public static Pool of(Handful pool) {
            return new Pool(
                    pool.dice().stream()
                            .map(die -> new Die(die.kind(), ViewJson.flag(die.against()), die.why(), die.shows()))
                            .toList(),
                    pool.notes());
        }
    }

    /** A die: its kind, whether it stands against whoever throws it, why it is there, and what it shows once thrown. */
    public record Die(String die, Optional<Boolean> against, String why, Optional<List<String>> shows) {}
}
