package arbiter.games.capital;

import static arbiter.games.capital.Characters.BOOK;

import arbiter.content.yaml.Source;
import arbiter.games.capital.sheet.Acquired;
import arbiter.games.capital.sheet.Armament;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.Build;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.sheet.Equipment;
import arbiter.games.capital.sheet.LevelChoices;
import arbiter.games.capital.sheet.Possession;
import arbiter.games.capital.sheet.Signature;
import arbiter.games.capital.sheet.build.CharacterSheet;
import arbiter.testkit.CharactersPageContract;
import arbiter.testkit.FilesPage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

class CharactersPageTest extends CharactersPageContract {

    CharactersPageTest() {
        super(Tables.BOOK);
    }

    @Override
    protected String exampleName() {
        return "tamsin.yaml";
    }

    @Override
    protected Map<String, String> mistakes() {
        return Map.of("raise: VSN", "raise: CHA", "{ability: quick}", "{ability: mind-trick}");
    }

    @Override
    protected List<String> keys() {
        List<String> keys = new ArrayList<>(List.of("kind"));
        keys.addAll(FilesPage.keys(Build.class));
        return keys;
    }

    @Override
    protected Map<String, Class<?>> records() {
        return Map.of(
                "signature", Signature.class,
                "equipment", Equipment.class,
                "possession", Possession.class,
                "armament", Armament.class,
                "acquired", Acquired.class,
                "level", LevelChoices.class);
    }

    @Override
    protected Map<String, List<String>> words() {
        return Map.of(
                "attribute",
                        Arrays.stream(Attribute.values()).map(Attribute::name).toList(),
                "damage-type", FilesPage.words(DamageType.values()));
    }

    @Override
    protected List<String> totals(Source example) {
        CharacterSheet sheet = CharacterSheet.of(Build.format(BOOK.content()).read(example), BOOK);
        List<String> lines = new ArrayList<>(List.of(
                line("FTD", sheet.scores().get(Attribute.FTD)),
                line("hit points", sheet.hitPoints()),
                line("energy", sheet.energy()),
                line("bones", sheet.bones()),
                line("Slots", sheet.slotsUsed()),
                line("money", sheet.money())));
        sheet.attacks().forEach(attack -> lines.add(attack.toString()));
        return lines;
    }
}
