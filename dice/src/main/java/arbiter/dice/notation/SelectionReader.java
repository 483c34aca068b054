package arbiter.dice.notation;

/** Reads which dice of a hand are kept, dropped or thrown again: {@code kh1}, {@code drop 1 lowest 2 highest}. */
final class SelectionReader {

    private final Cursor cursor;
    private final Selection before;
    private int count;

    /** Behind that many dice, of which some may already be dropped. */
    SelectionReader(Cursor cursor, int count, Selection before) {
        this.cursor = cursor;
        this.count = count;
        this.before = before;
    }

    /** How many dice there are now: an advantage adds some. */
    int count() {
        return count;
    }

    Selection read(int start, String word) {
        return switch (word) {
            case "kh" -> new Selection(count - kept(1), 0, false);
            case "kl" -> new Selection(0, count - kept(1), false);
            case "dl" -> new Selection(dropped(), before.highest(), false);
            case "dh" -> new Selection(before.lowest(), dropped(), false);
            case "keep" -> keep();
            case "drop" -> ranked(false, count - 1);
            case "reroll" -> ranked(true, count);
            default -> oneOfSeveral(start, word.equals("adv"));
        };
    }

    private int kept(int unsaid) {
        return cursor.skipBlanks().atDigit() ? cursor.number("the number of kept dice", 1, count) : unsaid;
    }

    private int dropped() {
        int most = some(count - 1 - before.size());
        return cursor.skipBlanks().atDigit() ? cursor.number("the number of dropped dice", 1, most) : 1;
    }

    /** Refuses to go on when no die is left to choose from. */
    private int some(int left) {
        if (left < 1) {
            throw cursor.error("no more of these " + count + " dice can be chosen: at least one must be kept");
        }
        return left;
    }

    private Selection keep() {
        int keep = cursor.skipBlanks().number("how many dice are kept", 1, count);
        int rest = count - keep;
        if (cursor.takeWord("highest")) {
            return new Selection(rest, 0, false);
        }
        if (cursor.takeWord("lowest")) {
            return new Selection(0, rest, false);
        }
        if (cursor.takeWord("middle")) {
            return new Selection(rest - rest / 2, rest / 2, false);
        }
        throw cursor.skipBlanks().unexpected("highest, lowest or middle is needed: keep " + keep + " highest");
    }

    private Selection ranked(boolean again, int most) {
        int lowest = 0;
        int highest = 0;
        do {
            int number = cursor.skipBlanks().number("how many dice", 1, some(most - lowest - highest));
            if (lowest == 0 && cursor.takeWord("lowest")) {
                lowest = number;
            } else if (highest == 0 && cursor.takeWord("highest")) {
                highest = number;
            } else {
                throw cursor.skipBlanks().unexpected("lowest or highest is needed, each once: " + number + " lowest");
            }
        } while (cursor.skipBlanks().atDigit());
        return new Selection(lowest, highest, again);
    }

    private Selection oneOfSeveral(int start, boolean advantage) {
        if (count != 1) {
            throw cursor.error(start, "adv and dis go with one die, such as d10 adv 2; for several write 4d10kh1");
        }
        int more = cursor.skipBlanks().atDigit() ? cursor.number("the number of extra dice", 1, Bounds.DICE - 1) : 1;
        count += more;
        return advantage ? new Selection(more, 0, false) : new Selection(0, more, false);
    }
}
