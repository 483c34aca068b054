package arbiter.dice.notation;

import java.util.Optional;
import java.util.OptionalInt;

/** Reads dice and the rules that follow them, in any order, each at most once: {@code 4d6r1kh3}. */
final class HandReader {

    private final Cursor cursor;
    private int count;
    private Numbered die = Numbered.of(1);
    private Optional<Reroll> reroll = Optional.empty();
    private Optional<Condition> explode = Optional.empty();
    private OptionalInt least = OptionalInt.empty();
    private OptionalInt most = OptionalInt.empty();
    private Selection selection = Selection.ALL;
    private Optional<String> selector = Optional.empty();
    private Optional<Condition> success = Optional.empty();

    HandReader(Cursor cursor) {
        this.cursor = cursor;
    }

    Hand read() {
        count = cursor.atDigit() ? cursor.number("the number of dice", 1, Bounds.DICE) : 1;
        cursor.take("d");
        die = die();
        int end;
        do {
            end = cursor.position();
        } while (rule(cursor.skipBlanks().position()));
        cursor.moveTo(end);
        return new Hand(count, new SingleDie(die, reroll, explode, least, most), selection, success);
    }

    private Numbered die() {
        if (cursor.take("%")) {
            return Numbered.of(100);
        }
        if (cursor.take("F") || cursor.take("f")) {
            return Numbered.FUDGE;
        }
        return Numbered.of(cursor.number("the number of sides (or % or F)", 1, Bounds.SIDES));
    }

    /** Reads one rule if one comes next. */
    private boolean rule(int start) {
        if (cursor.take("!")) {
            explode(start);
            return true;
        }
        if (cursor.at('>') || cursor.at('<') || cursor.at('=')) {
            success(start);
            return true;
        }
        String word = cursor.word();
        cursor.moveTo(start + word.length());
        switch (word) {
            case "r", "ro" -> reroll(start, false);
            case "rr" -> reroll(start, true);
            case "min" -> least = limit(start, least, 0, most.orElse(die.highest()));
            case "max" -> most = limit(start, most, least.orElse(0), die.highest());
            case "cs" -> success(start);
            case "kh", "kl", "dh", "dl", "keep", "drop", "reroll", "adv", "dis" -> select(start, word);
            case "k", "d", "x", "xo" -> throw misunderstood(start, word);
            default -> {
                cursor.moveTo(start);
                return false;
            }
        }
        return true;
    }

    private NotationError misunderstood(int start, String word) {
        return cursor.error(
                start,
                switch (word) {
                    case "k" ->
                        "k is read differently from table to table: write kh1 to keep the highest, kl1 the lowest";
                    case "d" ->
                        "d is read differently from table to table: write dl1 to drop the lowest, dh1 the highest";
                    default -> word + " is written ! here: 3d6! explodes on the highest face, 3d6!>=5 on 5 and 6";
                });
    }

    private void explode(int start) {
        once(start, explode.isEmpty(), "!");
        if (cursor.at('!') || cursor.word().equals("p")) {
            throw cursor.error("only ! is known: every die that explodes is counted and thrown on; !! and !p are not");
        }
        boolean named = cursor.skipBlanks().atDigit() || cursor.at('>') || cursor.at('<') || cursor.at('=');
        Condition faces = named ? someFaces() : new Condition(Comparison.EQUAL, die.highest());
        if (die.count(faces) == die.sides()) {
            throw cursor.error(start, "every face would explode: name fewer faces, such as !>=" + die.highest());
        }
        alone(start, selection.size() == 0);
        explode = Optional.of(faces);
    }

    private void reroll(int start, boolean until) {
        once(start, reroll.isEmpty(), "r or rr");
        Condition faces = someFaces();
        int left = die.sides() - die.count(faces);
        if (until && left * Bounds.UNTIL < die.sides()) {
            throw cursor.error(
                    start,
                    "rr throws again until another face comes up, so at least one face in " + Bounds.UNTIL
                            + " must be left");
        }
        reroll = Optional.of(new Reroll(faces, until));
    }

    private OptionalInt limit(int start, OptionalInt known, int from, int to) {
        once(start, known.isEmpty(), "min or max");
        return OptionalInt.of(cursor.skipBlanks().number("the least or most that a die counts for", from, to));
    }

    private void success(int start) {
        once(start, success.isEmpty(), "counting");
        Condition faces = faces(false);
        success = Optional.of(faces);
        orderly(start);
    }

    private void select(int start, String word) {
        alone(start, explode.isEmpty());
        once(start, selector.isEmpty() || joins(selector.get(), word), "keeping, dropping or rerolling by rank");
        selector = Optional.of(word);
        SelectionReader reader = new SelectionReader(cursor, count, selection);
        selection = reader.read(start, word);
        count = reader.count();
        orderly(start);
    }

    /** Only {@code dl} and {@code dh} go together. */
    private boolean joins(String before, String word) {
        return before.equals("dh") && word.equals("dl") && selection.lowest() == 0
                || before.equals("dl") && word.equals("dh") && selection.highest() == 0;
    }

    /** Faces that are on the die. */
    private Condition someFaces() {
        int place = cursor.position();
        Condition faces = faces(true);
        if (die.count(faces) == 0) {
            throw cursor.error(
                    place,
                    "no face of a " + die.die().name() + " is meant: its faces go from " + die.lowest() + " to "
                            + die.highest());
        }
        return faces;
    }

    private Condition faces(boolean bare) {
        cursor.skipBlanks();
        for (Comparison comparison : Comparison.values()) {
            if (cursor.take(comparison.sign())) {
                return new Condition(comparison, face());
            }
        }
        if (!bare || !cursor.atDigit()) {
            throw cursor.unexpected("faces are needed, such as " + (bare ? "1, " : "") + ">=7 or <3");
        }
        return new Condition(Comparison.EQUAL, face());
    }

    private int face() {
        boolean below = cursor.skipBlanks().take("-");
        int number = cursor.number("a face", 0, Bounds.SIDES);
        return below ? -number : number;
    }

    private void orderly(int start) {
        if (success.isPresent() && success.get().comparison() == Comparison.EQUAL && selection.size() > 0) {
            throw cursor.error(
                    start, "of kept or rerolled dice, successes are counted with >=, >, <= or <, not with =");
        }
    }

    private void alone(int start, boolean fits) {
        if (!fits) {
            throw cursor.error(
                    start,
                    "exploding dice cannot be kept, dropped or rerolled by rank: tables disagree on which dice are meant");
        }
    }

    private void once(int start, boolean first, String what) {
        if (!first) {
            throw cursor.error(start, what + " was already said for these dice");
        }
    }
}
