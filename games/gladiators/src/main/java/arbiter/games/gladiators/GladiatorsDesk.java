package arbiter.games.gladiators;

import arbiter.content.yaml.EnumWords;
import arbiter.content.yaml.Node;
import arbiter.games.gladiators.sheet.Build;
import arbiter.games.gladiators.sheet.Handbook;
import arbiter.games.gladiators.sheet.build.Creation;
import arbiter.games.gladiators.sheet.build.LevelUp;
import arbiter.games.gladiators.sheet.build.Sheet;
import arbiter.games.gladiators.sheet.build.SheetFeatures;
import arbiter.rulebook.CharacterReport;
import arbiter.rulebook.build.Questionnaire;
import arbiter.tabletop.build.BuildDesk;
import arbiter.tabletop.build.BuildFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Where characters are made, checked and given more GP. Ledger: GG-CHR-5, GG-CST-13. */
public final class GladiatorsDesk extends BuildDesk<Build> {

    private final Handbook book;

    public GladiatorsDesk(Handbook book) {
        super(BuildFormat.of(book.content(), Build.class), GladiatorsContent.resources());
        this.book = book;
    }

    @Override
    protected boolean knows(String word, Node file) {
        return word.equals(EnumWords.of(Build.Kind.GLADIATOR));
    }

    /** The minor characters of the content. */
    @Override
    protected Map<String, Build> entries() {
        Map<String, Build> minors = new LinkedHashMap<>();
        book.minors().forEach(minor -> minors.put(minor.id(), minor));
        return minors;
    }

    @Override
    protected CharacterReport report(Build build, Optional<Node> file) {
        Sheet sheet = Sheet.of(build, book, file);
        return new CharacterReport(
                build.name(), summary(sheet), sheet.totals(), SheetFeatures.of(sheet), sheet.violations());
    }

    private static String summary(Sheet sheet) {
        Build build = sheet.build();
        String spent = sheet.totals().get("gp-spent").total() + " GP";
        String budget = build.budget().isPresent() ? " of " + build.budget().getAsInt() : "";
        return EnumWords.of(build.standing()) + ", " + spent + budget;
    }

    @Override
    protected Questionnaire<Build> creation() {
        return Creation.of(book);
    }

    @Override
    protected Questionnaire<Build> levelUp(Build build) {
        return LevelUp.of(build, book);
    }
}
