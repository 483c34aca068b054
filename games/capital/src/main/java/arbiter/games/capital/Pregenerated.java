package arbiter.games.capital;

import arbiter.content.catalogue.Catalogue;
import arbiter.content.yaml.Source;
import arbiter.games.capital.sheet.build.CharacterFile;
import java.util.List;

/** Six people who are ready to play, each at Levels 1, 5 and 9. */
public final class Pregenerated {

    private static final List<String> PEOPLE =
            List.of("ilse-marrow", "jax-irrin", "orrin-vantage", "pim-tarrow", "sable-okonjo", "wren-halloway");

    private static final List<Integer> LEVELS = List.of(1, 5, 9);

    private Pregenerated() {}

    /** What their files are called, without the ending: {@code pim-tarrow-5}. */
    public static List<String> names() {
        return PEOPLE.stream()
                .flatMap(person -> LEVELS.stream().map(level -> person + "-" + level))
                .toList();
    }

    public static CharacterFile read(String name, Catalogue content) {
        return CharacterFile.read(
                Source.resource(Pregenerated.class, "/capital/characters/" + name + ".yaml"), content);
    }
}
