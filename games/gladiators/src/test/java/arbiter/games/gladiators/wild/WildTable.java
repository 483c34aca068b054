package arbiter.games.gladiators.wild;

import static arbiter.games.gladiators.Handbooks.BOOK;

import arbiter.dice.RandomStream;
import arbiter.games.gladiators.Cast;
import arbiter.games.gladiators.Tables;
import arbiter.games.gladiators.board.MapDesign;
import arbiter.games.gladiators.board.Spot;
import arbiter.games.gladiators.environment.Climate;
import arbiter.games.gladiators.environment.Environments;
import arbiter.games.gladiators.environment.NaturalEnvironment;
import arbiter.games.gladiators.power.LevelsChanged.LevelsDrained;
import arbiter.games.gladiators.sheet.Build;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.build.Profiles;
import arbiter.games.gladiators.turn.TurnProgress;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.games.gladiators.unit.TableRules;
import arbiter.rulebook.Candidate;
import arbiter.space.hex.Hex;
import arbiter.space.hex.HexDirection;
import arbiter.tabletop.build.BuildFormat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Some of those who come with the game, close together somewhere, in some weather; some of them have been drained. */
final class WildTable {

    private static final List<Build> EVERYBODY = everybody();
    private static final int PEOPLE = 5;

    /** Late enough that many tables see the end game. */
    private static final int ROUNDS = 15;

    private final RandomStream random;

    private WildTable(int number) {
        random = new RandomStream(number);
    }

    static GladiatorsState of(int number) {
        return new WildTable(number).build(number);
    }

    private static List<Build> everybody() {
        BuildFormat<Build> format = BuildFormat.of(BOOK.content(), Build.class);
        Stream<Build> heroes = Tables.BOOK.candidates().stream()
                .filter(candidate -> candidate.way() == Candidate.Way.CHARACTER)
                .map(candidate -> format.read(Tables.BOOK.characterFiles().find(candidate.id()))
                        .build());
        return Stream.concat(heroes, BOOK.minors().stream()).toList();
    }

    /** Everybody has a turn at being the first. */
    private GladiatorsState build(int number) {
        MapDesign ground = any(BOOK.content().shelf(MapDesign.class).all());
        List<Hex> free = new ArrayList<>(ground.map().board().hexes().stream()
                .filter(hex -> !ground.walls().fills(Spot.ground(hex)))
                .toList());
        Hex middle = any(free);
        free.sort(Comparator.comparingInt(hex -> hex.distance(middle)));
        List<Gladiator> units = new ArrayList<>();
        for (int i = 0; i < PEOPLE; i++) {
            Build build = i == 0 ? EVERYBODY.get(number % EVERYBODY.size()) : any(EVERYBODY);
            units.add(new Gladiator(
                    "unit-" + i,
                    build.name() + " " + i,
                    i % 2 == 0 ? "heroes" : "villains",
                    Profiles.of(build, BOOK),
                    free.get(2 * i + random.below(2))));
        }
        GladiatorsState state =
                new GladiatorsState(units, ground.map(), ground.walls(), weather(), Cast.LORE, TableRules.standard(2));
        state.set(new TurnProgress(1 + random.below(ROUNDS), 0, state.progress().phase(), Optional.empty()));
        units.forEach(unit -> drain(state, unit));
        return state;
    }

    /** Drains and what helps against them seldom meet otherwise. */
    private void drain(GladiatorsState state, Gladiator unit) {
        List<OwnedPower> strong = unit.powers().stream()
                .filter(power -> power.whole().level() > 1)
                .toList();
        if (random.below(3) == 0 && !strong.isEmpty()) {
            new LevelsDrained(unit.id(), any(strong).place(), 1).apply(state);
        }
    }

    private Environments weather() {
        return Environments.natural(List.of(new NaturalEnvironment(
                any(List.of(Climate.values())),
                1 + random.below(4),
                List.of(),
                Optional.of(any(List.of(HexDirection.values()))))));
    }

    private <T> T any(List<T> all) {
        return all.get(random.below(all.size()));
    }
}
