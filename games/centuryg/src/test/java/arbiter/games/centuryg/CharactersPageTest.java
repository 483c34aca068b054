package arbiter.games.centuryg;

import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.sheet.Build;
import arbiter.games.centuryg.sheet.Combination;
import arbiter.games.centuryg.sheet.Fitted;
import arbiter.games.centuryg.sheet.Learned;
import arbiter.games.centuryg.sheet.Loadout;
import arbiter.games.centuryg.sheet.Mecha;
import arbiter.games.centuryg.sheet.Morph;
import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.sheet.Pilot;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.Taken;
import arbiter.games.centuryg.sheet.Theme;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.sheet.Trained;
import arbiter.testkit.CharactersPageContract;
import arbiter.testkit.FilesPage;
import java.util.List;
import java.util.Map;

class CharactersPageTest extends CharactersPageContract {

    CharactersPageTest() {
        super(Tables.BOOK);
    }

    @Override
    protected String exampleName() {
        return "noor.yaml";
    }

    @Override
    protected int examples() {
        return 2;
    }

    @Override
    protected Map<String, String> mistakes() {
        return Map.of(
                "{trait: called-shot}", "{trait: giant-slayer}",
                "{weapon: sniper-rifle, area: arms}", "{weapon: sniper-rifle, area: core}");
    }

    @Override
    protected List<String> keys() {
        return FilesPage.keys(Build.class);
    }

    @Override
    protected Map<String, Class<?>> records() {
        return Map.of(
                "pilot", Pilot.class,
                "trained", Trained.class,
                "taken", Taken.class,
                "learned", Learned.class,
                "mecha", Mecha.class,
                "fitted", Fitted.class,
                "mounted", Mounted.class,
                "set", Loadout.class,
                "form", Morph.class,
                "combination", Combination.class);
    }

    @Override
    protected Map<String, List<String>> words() {
        return Map.of(
                "tier", FilesPage.words(Tier.values()),
                "area", FilesPage.words(Area.values()),
                "attribute", FilesPage.words(Attribute.values()),
                "pilot-attribute", FilesPage.words(PilotAttribute.values()),
                "theme", FilesPage.words(Theme.Kind.values()),
                "kind", FilesPage.words(Build.Kind.values()));
    }
}
