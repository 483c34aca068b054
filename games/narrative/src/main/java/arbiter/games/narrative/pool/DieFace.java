package arbiter.games.narrative.pool;

import arbiter.content.yaml.EnumWords;
import arbiter.dice.SymbolDie;
import arbiter.dice.Symbols;
import arbiter.games.narrative.check.SymbolWords;
import java.util.ArrayList;
import java.util.List;

/** What a die shows. */
public record DieFace(SymbolDie die, Symbols symbols) {

    private static final List<DieFace> PLAIN = plain();
    private static final List<List<DieFace>> SIDES = sides();

    /** Every different face without triumph and despair, die by die. */
    private static List<DieFace> plain() {
        List<DieFace> faces = new ArrayList<>();
        for (SymbolDie die : SymbolDie.values()) {
            for (int side = 1; side <= die.die().sides(); side++) {
                DieFace face = new DieFace(die, die.face(side));
                if (face.isPlain() && !faces.contains(face)) {
                    faces.add(face);
                }
            }
        }
        return List.copyOf(faces);
    }

    static int number(DieFace face) {
        return PLAIN.indexOf(face);
    }

    static int count() {
        return PLAIN.size();
    }

    /** What a die shows on that side, counted from 1. */
    static DieFace of(SymbolDie die, int side) {
        return SIDES.get(die.ordinal()).get(side - 1);
    }

    private static List<List<DieFace>> sides() {
        List<List<DieFace>> all = new ArrayList<>();
        for (SymbolDie die : SymbolDie.values()) {
            List<DieFace> faces = new ArrayList<>();
            for (int side = 1; side <= die.die().sides(); side++) {
                faces.add(new DieFace(die, die.face(side)));
            }
            all.add(List.copyOf(faces));
        }
        return List.copyOf(all);
    }

    static DieFace of(int number) {
        return PLAIN.get(number);
    }

    /** The other faces of the same die that show neither triumph nor despair. */
    public List<DieFace> others() {
        return PLAIN.stream()
                .filter(face -> face.die == die && !face.equals(this))
                .toList();
    }

    boolean isPlain() {
        return symbols.triumph() == 0 && symbols.despair() == 0;
    }

    /** {@code difficulty-fh}, {@code setback-blank}: the die, and a letter for each symbol as the rules write them. */
    public String id() {
        String letters = times(symbols.success(), "s", "f") + times(symbols.advantage(), "a", "h");
        return EnumWords.of(die) + "-" + (letters.isEmpty() ? "blank" : letters);
    }

    private static String times(int count, String good, String bad) {
        return (count < 0 ? bad : good).repeat(Math.abs(count));
    }

    /** Every symbol by its name, a triumph or despair without the success or failure that it brings. */
    public List<String> shown() {
        List<String> shown = new ArrayList<>();
        int success = symbols.success() - symbols.triumph() + symbols.despair();
        add(shown, symbols.triumph(), "triumph");
        add(shown, symbols.despair(), "despair");
        add(shown, success, "success");
        add(shown, -success, "failure");
        add(shown, symbols.advantage(), "advantage");
        add(shown, -symbols.advantage(), "threat");
        return shown;
    }

    private static void add(List<String> shown, int count, String symbol) {
        for (int i = 0; i < count; i++) {
            shown.add(symbol);
        }
    }

    /** {@code 1 failure}; a blank side is nothing. */
    public String words() {
        return symbols.equals(Symbols.NONE) ? "nothing" : SymbolWords.of(symbols);
    }
}
