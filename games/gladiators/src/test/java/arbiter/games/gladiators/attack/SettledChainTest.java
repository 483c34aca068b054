package arbiter.games.gladiators.attack;

import static arbiter.games.gladiators.Cast.BOLT;
import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.power;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.thug;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.dice.Distribution;
import arbiter.dice.Fraction;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.interpreters.odds.Choices;
import arbiter.interpreters.odds.Odds;
import arbiter.kernel.Play;
import arbiter.testkit.EveryPath;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The odds take dice together from which an attack goes on alike, and each link once; here every path is run by itself too. */
class SettledChainTest {

    private static final String SPARK = BOLT.replace("Bolt", "Spark").replace("level: 4", "level: 6");
    private static final String BURST = BOLT.replace("Bolt", "Burst").replace("direct, ranged", "area blast");
    private static final String JET = BOLT.replace("Bolt", "Jet").replace("direct, ranged", "area line, ranged");
    private static final String LEGS = "{ability: movement, types: [solid], source: mutant, level: 2, "
            + "options: [ground], modifiers: [always-on]}";

    @Test
    void a_follow_up_has_the_chances_it_has_on_every_path() {
        GladiatorsState state =
                table(hero("Ana", hex(5, 5), BOLT, SPARK), villain("Ben", hex(8, 5)), thug("Cal", hex(9, 5)));

        assertSame(state, (ana, all) -> {
            OwnedPower bolt = power(ana, "bolt");
            return new AttackAct(bolt, bolt.way(), all.unit("ben"));
        });
    }

    @Test
    void an_area_around_its_user_has_the_chances_it_has_on_every_path() {
        GladiatorsState state = table(hero("Ana", hex(5, 5), BURST), thug("Ben", hex(6, 5), LEGS));

        assertSame(state, (ana, all) -> area(ana, "burst", all));
    }

    @Test
    void an_area_that_may_deviate_has_the_chances_it_has_on_every_path() {
        GladiatorsState state = table(hero("Ana", hex(5, 5), JET), thug("Ben", hex(10, 5), LEGS));

        assertSame(state, (ana, all) -> area(ana, "jet", all));
    }

    private static GladiatorAct area(Gladiator ana, String word, GladiatorsState all) {
        OwnedPower power = power(ana, word);
        return new AreaAct(power, power.way(), AreaTemplates.of(power.way()).get(0), List.of());
    }

    private static void assertSame(GladiatorsState state, BiFunction<Gladiator, GladiatorsState, GladiatorAct> act) {
        Map<String, Fraction> settled = afterwards(state, act, play -> play);

        assertThat(settled).hasSizeGreaterThan(2).isEqualTo(afterwards(state, act, EveryPath::new));
    }

    /** How everybody is afterwards, with the chances; choices by default. */
    private static Map<String, Fraction> afterwards(
            GladiatorsState state,
            BiFunction<Gladiator, GladiatorsState, GladiatorAct> act,
            UnaryOperator<Play<GladiatorsState>> how) {
        Distribution<String> left = Odds.of(state, (Play<GladiatorsState> play) -> {
                    Gladiator ana = play.state().unit("ana");
                    act.apply(ana, play.state()).resolve(how.apply(play), ana);
                    return play.state().units().stream()
                            .map(unit -> unit.id() + " " + unit.injuries() + " " + unit.isInAction() + " "
                                    + unit.posture() + " " + unit.hex())
                            .collect(Collectors.joining("; "));
                })
                .choosing(Choices.byDefault())
                .exact()
                .distribution();
        return IntStream.range(0, left.size())
                .boxed()
                .collect(Collectors.toMap(left::outcome, i -> left.chanceOf(left.outcome(i))));
    }
}
