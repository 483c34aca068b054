package arbiter.games.wasteland;

import arbiter.content.yaml.Node;
import arbiter.games.wasteland.sheet.Build;
import arbiter.games.wasteland.sheet.Handbook;
import arbiter.games.wasteland.sheet.build.Creation;
import arbiter.games.wasteland.sheet.build.LevelUp;
import arbiter.games.wasteland.sheet.build.Sheet;
import arbiter.games.wasteland.sheet.build.SheetFeatures;
import arbiter.rulebook.CharacterReport;
import arbiter.rulebook.build.Questionnaire;
import arbiter.tabletop.build.BuildDesk;
import java.util.Optional;

/** Where characters are made, checked and levelled. Ledger: WAS-CHAR-1 to 11. */
public final class WastelandDesk extends BuildDesk<Build> {

    private final Handbook book;

    public WastelandDesk(Handbook book) {
        super(Build.format(book.content()), WastelandContent.resources());
        this.book = book;
    }

    @Override
    protected boolean knows(String word, Node file) {
        return word.equals(Build.KIND);
    }

    @Override
    protected CharacterReport report(Build build, Optional<Node> file) {
        Sheet sheet = Sheet.of(build, book, file);
        return new CharacterReport(
                build.name(), summary(build), sheet.totals(), SheetFeatures.of(build, book), sheet.violations());
    }

    /** {@code gunfighter, level 2, 120 experience}. */
    private static String summary(Build build) {
        return (build.concept().isEmpty() ? "" : build.concept() + ", ") + "level " + build.level() + ", "
                + build.experience() + " experience";
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
