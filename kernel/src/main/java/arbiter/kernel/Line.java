package arbiter.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** A line of the log in parts: words, links to units and rules, dice, and totals that unfold. */
public record Line(List<Part> parts) {

    /** A piece of a line. */
    public sealed interface Part {

        String text();
    }

    public record Words(String text) implements Part {}

    public record Unit(String id, String text) implements Part {}

    public record Rule(String id, String text) implements Part {}

    /** The faces of a roll, or a pool die by die. */
    public record Dice(String text, Optional<Handful> pool) implements Part {

        public Dice(String text) {
            this(text, Optional.empty());
        }
    }

    /** A total with what it is made of. */
    public record Total(String text, int value, List<Modifiers.Part> parts) implements Part {}

    public static Line of(String words) {
        return new Line(List.of(new Words(words)));
    }

    public static Builder says() {
        return says(words -> List.of(new Words(words)));
    }

    /** A line whose words are split by that, for instance into words and links to rules. */
    public static Builder says(Function<String, List<Part>> split) {
        return new Builder(split);
    }

    /** The line as plain text. */
    public String text() {
        StringBuilder text = new StringBuilder();
        parts.forEach(part -> text.append(part.text()));
        return text.toString();
    }

    /** Puts a line together from left to right. */
    public static final class Builder {

        private final List<Part> parts = new ArrayList<>();

        private final Function<String, List<Part>> split;

        private Builder(Function<String, List<Part>> split) {
            this.split = split;
        }

        public Builder words(String text) {
            parts.addAll(split.apply(text));
            return this;
        }

        public Builder unit(String id, String name) {
            parts.add(new Unit(id, name));
            return this;
        }

        public Builder rule(String id, String text) {
            parts.add(new Rule(id, text));
            return this;
        }

        public Builder dice(String faces) {
            parts.add(new Dice(faces));
            return this;
        }

        /** A pool that was thrown, with every die of it. */
        public Builder dice(String notation, Handful pool) {
            parts.add(new Dice(notation, Optional.of(pool)));
            return this;
        }

        /** A sum spelled out: {@code 3+4 +6 VSN -2 attack counters = 11}. */
        public Builder sum(String faces, int rolled, Modifiers modifiers) {
            int value = rolled + modifiers.total();
            String spelled = modifiers.isEmpty() ? "" : " " + modifiers;
            dice(faces);
            parts.add(new Total(spelled + " = " + value, value, modifiers.parts()));
            return this;
        }

        public Line line() {
            return new Line(List.copyOf(parts));
        }
    }
}
