package arbiter.games.centuryg;

import arbiter.content.yaml.EnumWords;
import arbiter.content.yaml.Node;
import arbiter.games.centuryg.sheet.Build;
import arbiter.games.centuryg.sheet.Handbook;
import arbiter.games.centuryg.sheet.PowerLevel;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.sheet.build.CombinationCheck;
import arbiter.games.centuryg.sheet.build.Creation;
import arbiter.games.centuryg.sheet.build.LevelUp;
import arbiter.games.centuryg.sheet.build.Sheet;
import arbiter.games.centuryg.sheet.build.SheetFeatures;
import arbiter.rulebook.CharacterReport;
import arbiter.rulebook.build.Questionnaire;
import arbiter.rulebook.build.Violation;
import arbiter.tabletop.build.BuildDesk;
import arbiter.tabletop.rulebook.GameResources;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Where pilots or Mecha are made, checked and advanced; one desk for each. Ledger: BCG-CP-1, BCG-MP-1, BCG-XP-1. */
final class CenturyDesk extends BuildDesk<Build> {

    private final Handbook book;
    private final Build.Kind kind;

    CenturyDesk(Build.Kind kind, Handbook book, GameResources resources) {
        super(Build.format(book.content()), resources);
        this.book = book;
        this.kind = kind;
    }

    /** Pilots with a Mecha in their file are for both desks. */
    @Override
    protected boolean knows(String word, Node file) {
        return word.equals(EnumWords.of(kind))
                || word.equals(EnumWords.of(Build.Kind.PILOT))
                        && file.get("mecha").isPresent();
    }

    /** The enemies: at this desk those with a pilot, or with a machine. */
    @Override
    protected Map<String, Build> entries() {
        Map<String, Build> enemies = new LinkedHashMap<>();
        for (Build enemy : book.enemies()) {
            boolean here = kind == Build.Kind.PILOT
                    ? enemy.pilot().isPresent()
                    : enemy.mecha().isPresent();
            if (here) {
                enemies.put(enemy.id(), enemy);
            }
        }
        return enemies;
    }

    /** Those who combine have to agree about it. Ledger: BCG-COMB-1. */
    @Override
    protected List<Violation> together(Build build, Optional<Node> file, List<Build> all) {
        return CombinationCheck.together(build, all, file);
    }

    @Override
    protected CharacterReport report(Build build, Optional<Node> file) {
        Sheet sheet = Sheet.of(build, book, file);
        return new CharacterReport(
                build.name(), summary(build), sheet.totals(), SheetFeatures.of(sheet), sheet.violations());
    }

    private static String summary(Build build) {
        String level = "Power Level " + build.powerLevel();
        return build.tier() == Tier.BOSS
                ? "boss, " + level
                : EnumWords.of(build.tier()) + ", " + PowerLevel.name(build.powerLevel()) + " (" + level + "), "
                        + build.experience() + " XP";
    }

    @Override
    protected Questionnaire<Build> creation() {
        return kind == Build.Kind.PILOT ? Creation.pilot(book) : Creation.mecha(book);
    }

    @Override
    protected Questionnaire<Build> levelUp(Build build) {
        return LevelUp.of(build, book);
    }
}
