package arbiter.games.gladiators;

import static arbiter.games.gladiators.Handbooks.BOOK;

import arbiter.games.gladiators.sheet.Against;
import arbiter.games.gladiators.sheet.Alternative;
import arbiter.games.gladiators.sheet.Build;
import arbiter.games.gladiators.sheet.Frequency;
import arbiter.games.gladiators.sheet.Merit;
import arbiter.games.gladiators.sheet.PowerDesign;
import arbiter.games.gladiators.sheet.PowerSource;
import arbiter.games.gladiators.sheet.PowerType;
import arbiter.games.gladiators.sheet.Severity;
import arbiter.games.gladiators.sheet.TakenTrait;
import arbiter.testkit.CharactersPageContract;
import arbiter.testkit.FilesPage;
import java.util.List;
import java.util.Map;

class CharactersPageTest extends CharactersPageContract {

    CharactersPageTest() {
        super("gladiators", new GladiatorsDesk(BOOK));
    }

    @Override
    protected String exampleName() {
        return "ember.yaml";
    }

    @Override
    protected Map<String, String> mistakes() {
        return Map.of(
                "[direct, ranged, persistent", "[seeking, close, persistent",
                "{types: [energy, solid]}", "{types: [energy, solid], source: magical}");
    }

    @Override
    protected List<String> keys() {
        return FilesPage.keys(Build.class);
    }

    @Override
    protected Map<String, Class<?>> records() {
        return Map.of(
                "power", PowerDesign.class,
                "against", Against.class,
                "alternative", Alternative.class,
                "taken", TakenTrait.class);
    }

    @Override
    protected Map<String, List<String>> words() {
        return Map.of(
                "kind", FilesPage.words(Build.Kind.values()),
                "standing", FilesPage.words(Build.Standing.values()),
                "type", FilesPage.words(PowerType.values()),
                "source", FilesPage.words(PowerSource.values()),
                "merit", FilesPage.words(Merit.values()),
                "frequency", FilesPage.words(Frequency.values()),
                "severity", FilesPage.words(Severity.values()));
    }
}
