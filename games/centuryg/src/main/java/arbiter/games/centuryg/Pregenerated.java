package arbiter.games.centuryg;

import arbiter.content.yaml.EnumWords;
import arbiter.content.yaml.Source;
import arbiter.games.centuryg.sheet.Build;
import arbiter.games.centuryg.sheet.Handbook;
import arbiter.games.centuryg.sheet.build.BuildFile;
import arbiter.rulebook.Candidate;
import java.util.ArrayList;
import java.util.List;

/** Six pilots who are ready to play, each at Power Levels 0, 2 and 4, and a pair whose machines combine. */
public final class Pregenerated {

    private static final List<String> PILOTS =
            List.of("rin-asagiri", "tomas-veld", "ode-marchetti", "kestrel-ngo", "imri-sol", "bo-harrow");
    private static final List<String> PAIR = List.of("ana-dvorak", "luka-dvorak");
    private static final List<Integer> LEVELS = List.of(0, 2, 4);
    private static final int PAIR_LEVEL = 2;

    private Pregenerated() {}

    /** What their files are called, without the ending: {@code rin-asagiri-2}. */
    public static List<String> names() {
        List<String> names = new ArrayList<>();
        for (String pilot : PILOTS) {
            for (int level : LEVELS) {
                names.add(pilot + "-" + level);
            }
        }
        for (String pilot : PAIR) {
            names.add(pilot + "-" + PAIR_LEVEL);
        }
        return names;
    }

    public static BuildFile read(String name, Handbook book) {
        return BuildFile.read(
                Source.resource(Pregenerated.class, "/centuryg/characters/" + name + ".yaml"), book.content());
    }

    /** The pilots, then the enemies, as they can be put on a table. */
    public static List<Candidate> candidates(Handbook book) {
        List<Candidate> candidates = new ArrayList<>();
        for (String name : names()) {
            Build build = read(name, book).build();
            candidates.add(new Candidate(
                    Candidate.Way.CHARACTER, name + ".yaml", build.name(), "pilot, Power Level " + build.powerLevel()));
        }
        for (Build enemy : book.enemies()) {
            candidates.add(new Candidate(
                    Candidate.Way.FROM,
                    enemy.id(),
                    enemy.name(),
                    EnumWords.of(enemy.tier()) + ", Power Level " + enemy.powerLevel()));
        }
        return candidates;
    }
}
