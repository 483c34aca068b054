package arbiter.games.centuryg;

import arbiter.content.yaml.Source;
import arbiter.games.centuryg.sheet.Build;
import arbiter.games.centuryg.sheet.Handbook;
import arbiter.games.centuryg.sheet.Reinforcement;
import arbiter.games.centuryg.sheet.ReinforcementPower;
import arbiter.games.centuryg.sheet.build.Sheet;
import java.util.List;
import java.util.stream.Stream;

/** Sheets from texts, for tests about building. */
public final class Handbooks {

    public static final Handbook BOOK = Handbook.of(CenturyContent.load(List.of()));

    private Handbooks() {}

    public static Sheet sheet(String yaml) {
        return Sheet.of(Build.format(BOOK.content()).read(Source.text("file.yaml", yaml)), BOOK);
    }

    /** What is wrong with a file, by codes. */
    public static List<String> codes(String yaml) {
        return sheet(yaml).violations().stream()
                .map(objection -> objection.code().word())
                .toList();
    }

    /** The entries of Powers of Reinforcements. */
    public static List<Reinforcement> powers(ReinforcementPower... powers) {
        return Stream.of(powers).map(BOOK::reinforcement).toList();
    }

    /** A PC with nothing but Themes and what is written here. */
    public static String pilot(int xp, String inside) {
        return "kind: pilot\nname: Test\nxp: " + xp + "\npilot:\n  themes: {reason: a, typecast: b, bane: c}\n"
                + inside.indent(2);
    }

    /** A Mecha of a tier, with what is written here. */
    public static String mecha(String standing, String inside) {
        return "kind: mecha\nname: Test\n" + standing + "\nmecha:\n  name: Test\n" + inside.indent(2);
    }
}
