package arbiter.games.wasteland;

import static arbiter.games.wasteland.Handbooks.BOOK;

import arbiter.games.wasteland.sheet.Attribute;
import arbiter.games.wasteland.sheet.Build;
import arbiter.games.wasteland.sheet.SkillName;
import arbiter.testkit.CharactersPageContract;
import arbiter.testkit.FilesPage;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

class CharactersPageTest extends CharactersPageContract {

    CharactersPageTest() {
        super("wasteland", new WastelandDesk(BOOK));
    }

    @Override
    protected String exampleName() {
        return "nell.yaml";
    }

    @Override
    protected Map<String, String> mistakes() {
        return Map.of("LCK: 8", "LCK: 9", "small-guns: 3", "small-guns: 5");
    }

    @Override
    protected List<String> keys() {
        List<String> keys = new ArrayList<>(List.of("kind"));
        keys.addAll(FilesPage.keys(Build.class));
        return keys;
    }

    @Override
    protected Map<String, Class<?>> records() {
        return Map.of("worn", Build.Worn.class);
    }

    @Override
    protected Map<String, List<String>> words() {
        return Map.of(
                "attribute", FilesPage.words(Attribute.values()),
                "skill", FilesPage.words(SkillName.values()));
    }
}
