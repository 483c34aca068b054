package arbiter.games.centuryg.wild;

import arbiter.games.centuryg.Crew;
import arbiter.games.centuryg.Handbooks;
import arbiter.games.centuryg.Tables;
import arbiter.games.centuryg.damage.UnitCondition;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.match.SceneScale;
import arbiter.games.centuryg.person.Body;
import arbiter.games.centuryg.power.GenrePoints;
import arbiter.games.centuryg.reinforcement.Reinforcements;
import arbiter.games.centuryg.reinforcement.ReinforcementsCame;
import arbiter.games.centuryg.sheet.Armory;
import arbiter.games.centuryg.sheet.Reinforcement;
import arbiter.games.centuryg.sheet.ReinforcementPower;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.terrain.Environment;
import arbiter.games.centuryg.terrain.Field;
import arbiter.games.centuryg.terrain.Ground;
import arbiter.games.centuryg.terrain.Terrain;
import arbiter.games.centuryg.turn.Course;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.TableRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Somebody against somebody, all of it by chance: an Operation, a Match or an Intermission. */
final class WildTable {

    /** How many there are on foot, before friends come along. */
    static final int PEOPLE = 4;

    private static final List<String> SIDES = List.of("red", "blue");
    private static final int WIDTH = 6;
    private static final int HEIGHT = 4;

    private final Lottery lottery;
    private final WildMachine machines;
    private final WildPerson people;
    private final List<Fighter> units = new ArrayList<>();

    private WildTable(long seed, String without) {
        lottery = new Lottery(seed);
        machines = new WildMachine(lottery, without);
        people = new WildPerson(lottery, without);
    }

    static CenturyState of(long seed) {
        return new WildTable(seed, "").build();
    }

    /** The same table, except that nobody has that entry. */
    static CenturyState without(String entry, long seed) {
        return new WildTable(seed, entry).build();
    }

    private CenturyState build() {
        return switch (lottery.below(5)) {
            case 0 -> onFoot(SceneScale.MATCH);
            case 1 -> onFoot(SceneScale.INTERMISSION);
            default -> operation();
        };
    }

    private CenturyState onFoot(SceneScale scale) {
        for (int i = 0; i < PEOPLE; i++) {
            Tier tier = lottery.any(List.of(Tier.PC, Tier.PC, Tier.RIVAL, Tier.BOSS));
            units.add(person(i, tier, lottery.below(3)));
        }
        for (Fighter person : units) {
            if (lottery.oneIn(3)) {
                Body.setLayer(person, lottery.below(2), 0);
            }
        }
        comrade();
        if (lottery.oneIn(4)) {
            UnitCondition.setFate(units.get(0), UnitFate.AWAY);
        }
        return CenturyState.onFoot(scale, units, Field.squares(3, 1), TableRules.STANDARD);
    }

    private Fighter person(int number, Tier tier, int zone) {
        String side = SIDES.get(number % 2);
        return Fighter.onFoot("person" + number, side, people.of(WildPerson.name(number), tier), zone);
    }

    /** A friend comes along with whoever has one. */
    private void comrade() {
        Fighter friend = person(PEOPLE, Tier.RIVAL, lottery.below(3));
        if (units.get(0).body().has(Crew.trait("comrade"))) {
            units.add(friend);
        }
    }

    private CenturyState operation() {
        boolean combining = lottery.oneIn(4);
        boolean unison = lottery.oneIn(2);
        for (int i = 0; i < 6; i++) {
            Optional<String> partner =
                    combining && i % 2 == 0 && i < 4 ? Optional.of("unit" + (2 - i)) : Optional.empty();
            Tier tier = partner.isPresent() ? Tier.PC : lottery.any(List.of(Tier.values()));
            units.add(new Fighter(
                    "unit" + i,
                    "Unit " + i,
                    SIDES.get(i % 2),
                    machines.of("Machine " + i, tier, partner, unison),
                    people.of("Pilot " + i, tier),
                    lottery.below(WIDTH * HEIGHT)));
        }
        if (lottery.oneIn(3)) {
            units.add(person(1, Tier.BOSS, lottery.below(WIDTH * HEIGHT)));
        }
        Field field = lottery.oneIn(4) ? Field.hexes(WIDTH, HEIGHT) : Field.squares(WIDTH, HEIGHT);
        CenturyState state = new CenturyState(units, field, TableRules.STANDARD)
                .stocked(Armory.of(Tables.BOOK.content())
                        .with(List.of(machines.of(WildMachine.MINION, Tier.GRUNT, Optional.empty(), false))));
        surroundings(state);
        for (Fighter unit : units) {
            int points = lottery.below(5);
            if (!lottery.oneIn(3)) {
                GenrePoints.set(unit, points);
            }
        }
        if (lottery.oneIn(2)) {
            Course.underWay(state, units.get(0), 1, 1 + lottery.below(6));
        }
        return state;
    }

    private void surroundings(CenturyState state) {
        for (int i = 0; i < 4; i++) {
            int zone = lottery.below(WIDTH * HEIGHT);
            Terrain terrain = lottery.any(List.of(Terrain.DIFFICULT, Terrain.DEFENSIVE, Terrain.EXTREME));
            Ground.lay(state, zone, terrain, Clock.FIGHT);
            Ground.setEnvironment(state, lottery.below(WIDTH * HEIGHT), lottery.any(List.of(Environment.values())));
        }
        if (lottery.oneIn(3)) {
            List<Reinforcement> powers = lottery.some(Handbooks.powers(ReinforcementPower.values()), 4);
            new ReinforcementsCame(Reinforcements.of("red", 3, powers)).apply(state);
        }
    }
}
