package arbiter.games.capital;

import arbiter.content.catalogue.Catalogue;
import arbiter.content.yaml.Source;
import arbiter.games.capital.sheet.Adversary;
import arbiter.games.capital.sheet.Build;
import arbiter.games.capital.sheet.build.CharacterFile;
import arbiter.rulebook.Candidate;
import java.util.ArrayList;
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

    /** The people at each Level, then the adversaries. */
    static List<Candidate> candidates(Catalogue content) {
        List<Candidate> candidates = new ArrayList<>();
        for (String name : names()) {
            Build build = read(name, content).build();
            String summary = build.role().name() + ", Level " + build.level();
            candidates.add(new Candidate(Candidate.Way.CHARACTER, name + ".yaml", build.name(), summary));
        }
        for (Adversary adversary : content.shelf(Adversary.class).all()) {
            candidates.add(new Candidate(
                    Candidate.Way.FROM, adversary.id(), adversary.name(), "adversary, Level " + adversary.level()));
        }
        return candidates;
    }

    public static CharacterFile read(String name, Catalogue content) {
        return CharacterFile.read(
                Source.resource(Pregenerated.class, "/capital/characters/" + name + ".yaml"), content);
    }
}
