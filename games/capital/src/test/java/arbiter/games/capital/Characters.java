package arbiter.games.capital;

import arbiter.content.yaml.Source;
import arbiter.games.capital.sheet.Build;
import arbiter.games.capital.sheet.Handbook;
import arbiter.games.capital.sheet.build.CharacterSheet;
import arbiter.rulebook.build.Violation;
import arbiter.tabletop.build.BuildFile;
import java.util.List;

/** Characters for the tests: a plain Lancer, and whatever a test changes about them. */
public final class Characters {

    public static final Handbook BOOK = Handbook.of(CapitalContent.load(List.of()));

    private static final String PLAIN = """
            kind: character
            name: Ona Vell
            species: human
            background: Grew up between two shifts on a mining moon.
            origin: The mine closed and the ships left.
            ideal: Honour
            goal: Discovery
            flaw: Stubborn
            strengths: [Climbing, Engines, Poker]
            weaknesses: [Crowds, Swimming]
            class: lancer
            points: {STR: 0, FTD: 2, AGI: 2, VSN: 3, WIS: 0, WIL: 3, CHA: 2, KNW: 0}
            raise: VSN
            lower: AGI
            signature:
              weapon: sig-rifle
              damage-type: heat
            equipment:
              weapon: {weapon: pistol, damage-type: sharp}
              outfits: [everyday, professional]
              money: 300
            """;

    private Characters() {}

    /** The plain Lancer at Level 1. */
    public static String plain() {
        return PLAIN;
    }

    /** The plain file with one piece of text in place of another that it must have. */
    public static String plainBut(String old, String replacement) {
        return but(PLAIN, old, replacement);
    }

    public static String but(String file, String old, String replacement) {
        if (!file.contains(old)) {
            throw new IllegalArgumentException("the file does not contain: " + old);
        }
        return file.replace(old, replacement);
    }

    public static BuildFile<Build> read(String yaml) {
        return Build.format(BOOK.content()).read(Source.text("ona.yaml", yaml));
    }

    public static CharacterSheet sheet(String yaml) {
        return CharacterSheet.of(read(yaml), BOOK);
    }

    public static CharacterSheet sheet(Build build) {
        return CharacterSheet.of(build, BOOK);
    }

    /** The codes of what is wrong with a character, in order. */
    public static List<String> codes(String yaml) {
        return sheet(yaml).violations().stream()
                .map(Violation::code)
                .map(code -> code.word())
                .toList();
    }

    /** The lines for levels above the first. */
    public static String levels(String... levels) {
        return "levels:\n  - " + String.join("\n  - ", levels) + "\n";
    }

    /** The plain one as a Captain. */
    public static String captain() {
        return plainBut("class: lancer", "class: captain")
                .replace("raise: VSN", "raise: WIL")
                .replace("  weapon: {weapon: pistol, damage-type: sharp}\n", "");
    }

    /** The plain one as a Tank. */
    public static String tank() {
        return plainBut("class: lancer", "class: tank")
                .replace("raise: VSN", "raise: STR")
                .replace("{weapon: pistol, damage-type: sharp}", "{weapon: simple-dagger}");
    }
}
