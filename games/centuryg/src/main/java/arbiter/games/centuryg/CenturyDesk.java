package arbiter.games.centuryg;

import arbiter.content.yaml.EnumWords;
import arbiter.content.yaml.Node;
import arbiter.content.yaml.Source;
import arbiter.games.centuryg.sheet.Build;
import arbiter.games.centuryg.sheet.Handbook;
import arbiter.games.centuryg.sheet.PowerLevel;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.sheet.build.BuildFile;
import arbiter.games.centuryg.sheet.build.BuildYaml;
import arbiter.games.centuryg.sheet.build.Creation;
import arbiter.games.centuryg.sheet.build.LevelUp;
import arbiter.games.centuryg.sheet.build.Sheet;
import arbiter.kernel.Refused;
import arbiter.rulebook.CharacterDesk;
import arbiter.rulebook.CharacterGuide;
import arbiter.rulebook.CharacterReport;
import arbiter.rulebook.build.Guide;
import arbiter.rulebook.build.Guided;
import arbiter.rulebook.build.Objection;
import java.util.LinkedHashMap;
import java.util.Map;

/** Where pilots or Mecha are made, checked and advanced; one desk for each. Ledger: BCG-CP-1, BCG-MP-1, BCG-XP-1. */
public final class CenturyDesk implements CharacterDesk {

    private final Handbook book;
    private final Build.Kind kind;

    private CenturyDesk(Handbook book, Build.Kind kind) {
        this.book = book;
        this.kind = kind;
    }

    public static CenturyDesk forPilots(Handbook book) {
        return new CenturyDesk(book, Build.Kind.PILOT);
    }

    public static CenturyDesk forMecha(Handbook book) {
        return new CenturyDesk(book, Build.Kind.MECHA);
    }

    /** Pilots with a Mecha in their file are for both desks. */
    @Override
    public boolean knows(Node file) {
        if (!(file instanceof Node.Fields)) {
            return false;
        }
        boolean own = file.get("kind")
                .filter(Node.Text.class::isInstance)
                .filter(word -> word.text().equals(EnumWords.of(kind)))
                .isPresent();
        boolean pilot = file.get("kind")
                .filter(Node.Text.class::isInstance)
                .filter(word -> word.text().equals(EnumWords.of(Build.Kind.PILOT)))
                .isPresent();
        return own || pilot && file.get("mecha").isPresent();
    }

    @Override
    public CharacterReport check(Source file) {
        return report(Sheet.of(BuildFile.read(file, book.content()), book));
    }

    /** The pilots with their machines, then the enemies: at this desk those with a pilot, or with a machine. */
    @Override
    public Map<String, CharacterReport> shipped() {
        Map<String, CharacterReport> reports = new LinkedHashMap<>();
        for (String name : Pregenerated.names()) {
            reports.put(name, report(Sheet.of(Pregenerated.read(name, book), book)));
        }
        for (Build enemy : book.enemies()) {
            boolean here = kind == Build.Kind.PILOT
                    ? enemy.pilot().isPresent()
                    : enemy.mecha().isPresent();
            if (here) {
                reports.put(enemy.id(), report(Sheet.of(enemy, book)));
            }
        }
        return reports;
    }

    private static CharacterReport report(Sheet sheet) {
        Build build = sheet.build();
        String level = "Power Level " + build.powerLevel();
        String summary = build.tier() == Tier.BOSS
                ? "boss, " + level
                : EnumWords.of(build.tier()) + ", " + PowerLevel.name(build.powerLevel()) + " (" + level + "), "
                        + build.experience() + " XP";
        return new CharacterReport(
                build.name(),
                summary,
                sheet.totals(),
                sheet.objections().stream().map(Objection::fault).toList());
    }

    @Override
    public CharacterGuide create() {
        Guide<Build> guide = kind == Build.Kind.PILOT ? Creation.pilot(book) : Creation.mecha(book);
        return new Guided<>(guide, BuildYaml::write);
    }

    @Override
    public CharacterGuide level(Source file) {
        Sheet sheet = Sheet.of(BuildFile.read(file, book.content()), book);
        if (!sheet.isLegal()) {
            throw new Refused(sheet.build().name() + " is not legal yet, see 'arbiter character check': "
                    + sheet.objections().get(0).message());
        }
        return new Guided<>(LevelUp.of(sheet.build(), book), BuildYaml::write);
    }
}
