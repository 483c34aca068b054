package arbiter.games.capital;

import arbiter.content.yaml.Node;
import arbiter.games.capital.sheet.Acquired;
import arbiter.games.capital.sheet.Build;
import arbiter.games.capital.sheet.Handbook;
import arbiter.games.capital.sheet.Training;
import arbiter.games.capital.sheet.build.AttackLine;
import arbiter.games.capital.sheet.build.CharacterSheet;
import arbiter.games.capital.sheet.build.Creation;
import arbiter.games.capital.sheet.build.LevelUp;
import arbiter.rulebook.CharacterReport;
import arbiter.rulebook.build.Questionnaire;
import arbiter.tabletop.build.BuildDesk;
import arbiter.tabletop.rulebook.GameResources;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Where characters of Capital are made, checked and levelled up. Ledger: CAP-CREATE-1, CAP-LEVEL-2. */
final class CapitalDesk extends BuildDesk<Build> {

    private final Handbook book;

    CapitalDesk(Handbook book, GameResources resources) {
        super(Build.format(book.content()), resources);
        this.book = book;
    }

    @Override
    protected boolean knows(String kind, Node file) {
        return kind.equals("character");
    }

    @Override
    protected CharacterReport report(Build build, Optional<Node> file) {
        CharacterSheet sheet = CharacterSheet.of(build, book, file);
        return new CharacterReport(build.name(), summary(build), sheet.totals(), features(sheet), sheet.violations());
    }

    private static Map<String, List<String>> features(CharacterSheet sheet) {
        Map<String, List<String>> features = new LinkedHashMap<>();
        features.put(
                CharacterReport.ATTACKS,
                sheet.attacks().stream().map(AttackLine::toString).toList());
        features.put(
                CharacterReport.ABILITIES,
                sheet.abilities().stream().map(Acquired::described).toList());
        features.put(
                CharacterReport.TRAINING,
                sheet.trainings().stream().map(Training::name).toList());
        return features;
    }

    static String summary(Build build) {
        return build.role().name() + ", Level " + build.level();
    }

    @Override
    protected Questionnaire<Build> creation() {
        return Creation.with(book);
    }

    @Override
    protected Questionnaire<Build> levelUp(Build build) {
        return LevelUp.of(build, book);
    }
}
