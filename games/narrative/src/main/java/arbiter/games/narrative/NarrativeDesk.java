package arbiter.games.narrative;

import arbiter.content.yaml.Node;
import arbiter.games.narrative.sheet.Build;
import arbiter.games.narrative.sheet.Handbook;
import arbiter.games.narrative.sheet.build.Creation;
import arbiter.games.narrative.sheet.build.LevelUp;
import arbiter.games.narrative.sheet.build.Sheet;
import arbiter.games.narrative.sheet.build.SheetFeatures;
import arbiter.rulebook.CharacterReport;
import arbiter.rulebook.build.Questionnaire;
import arbiter.tabletop.build.BuildDesk;
import java.util.Optional;

/** Where characters are made, checked and given more experience. Ledger: NAR-CHAR-3, NAR-CHAR-7. */
public final class NarrativeDesk extends BuildDesk<Build> {

    private final Handbook book;

    public NarrativeDesk(Handbook book) {
        super(Build.format(book.content()), NarrativeContent.resources());
        this.book = book;
    }

    @Override
    protected boolean knows(String word, Node file) {
        return word.equals(Build.KIND);
    }

    @Override
    protected CharacterReport report(Build build, Optional<Node> file) {
        Sheet sheet = Sheet.of(build, file);
        return new CharacterReport(
                build.name(), summary(sheet), sheet.totals(), SheetFeatures.of(build, book), sheet.violations());
    }

    private static String summary(Sheet sheet) {
        Build build = sheet.build();
        return (build.concept().isEmpty() ? "" : build.concept() + ", ") + sheet.total("experience-spent") + " of "
                + (build.experience() + build.earned()) + " experience";
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
