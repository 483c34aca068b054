package arbiter.games.wasteland.wild;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.wasteland.Tables;
import arbiter.games.wasteland.attack.AttackRolled;
import arbiter.games.wasteland.attack.BlastRolled;
import arbiter.games.wasteland.health.Vitals;
import arbiter.games.wasteland.points.ActionPools;
import arbiter.games.wasteland.sheet.Weapon;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Event;
import arbiter.testkit.Notebook;
import arbiter.testkit.Uses;
import arbiter.testkit.WildRunContract;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Every weapon that somebody has, every act of a turn and the questions they lead to come up in random fights. */
class EverythingUsedTest extends WildRunContract<WastelandState> {

    /** Nobody who comes with the game carries these, and a mine is laid. */
    private static final Set<String> NOT_IN_HAND = Set.of("buzz-gun", "rotary-gun", "rocket-tube", "trip-mine");

    private static final List<String> ACTS = List.of(
            "aim",
            "attack",
            "blast",
            "assist",
            "command",
            "companion",
            "crawl",
            "defend",
            "draw",
            "drop",
            "drop-prone",
            "end",
            "first-aid",
            "hide",
            "interact",
            "move",
            "one-hand",
            "pass",
            "rally",
            "ready",
            "sprint",
            "stand-up",
            "stop-persistent",
            "take-chem",
            "test");

    private static final List<String> MOMENTS = List.of(
            "asked aid.choice",
            "asked aid.dose",
            "asked attack.called",
            "asked attack.parry",
            "asked attack.points",
            "asked attack.shots",
            "asked chem.effect",
            "asked command.action",
            "asked luck.timing",
            "asked move.reach",
            "asked ready.trigger",
            "asked test.aim",
            "asked test.assist",
            "asked test.complication",
            "asked test.dice",
            "asked test.miss-fortune",
            "asked test.pass",
            "asked test.stacked-deck",
            "threw attack.location",
            "threw cover.dice",
            "threw damage.dice",
            "threw test.d20",
            "threw test.reroll",
            "told Died",
            "told Irradiated",
            "told Stabilised",
            "told TakenOut",
            "told Wounded");

    EverythingUsedTest() {
        super(Tables.BOOK);
    }

    @Override
    protected WastelandState table(int number) {
        return WildTable.of(number);
    }

    @Override
    protected Notebook.Witness<WastelandState> witness(Uses counted) {
        return new Notebook.Witness<>() {
            @Override
            public void happened(WastelandState state, Event<WastelandState> event, String line) {
                if (event instanceof AttackRolled attack) {
                    counted.count(attack.weapon());
                } else if (event instanceof BlastRolled blast) {
                    counted.count(blast.weapon());
                }
            }
        };
    }

    /** Nobody has more hit points or luck than there are, and no pool is overdrawn. */
    @Override
    protected void holds(WastelandState state) {
        for (Fighter one : state.units()) {
            assertThat(one.vitals().health())
                    .as("HP of %s", one.name())
                    .isBetween(0, one.profile().health() + 2);
            assertThat(Vitals.maximum(one)).isNotNegative();
            assertThat(one.luck().left())
                    .as("luck of %s", one.name())
                    .isBetween(0, one.profile().luck());
            assertThat(one.hand().points()).isNotNegative();
            assertThat(one.zone()).isBetween(0, state.battlefield().size() - 1);
            for (Fighter other : state.units()) {
                boolean near = one.nearness().inReach().has(other);
                assertThat(other.nearness().inReach().has(one)).isEqualTo(near);
                assertThat(near && one.zone() != other.zone()).isFalse();
            }
        }
        assertThat(state.pools().party()).isBetween(0, ActionPools.MOST);
        assertThat(state.pools().gamemaster()).isNotNegative();
    }

    @Override
    protected Set<String> rareKinds() {
        return Set.of("end", "pass");
    }

    @Override
    protected int leastTables() {
        return 400;
    }

    @Override
    protected List<String> everything() {
        List<String> all = new ArrayList<>(MOMENTS);
        for (Weapon weapon : Tables.BOOK.content().shelf(Weapon.class).all()) {
            if (!NOT_IN_HAND.contains(weapon.id())) {
                all.add(weapon.name());
            }
        }
        ACTS.forEach(act -> all.add("chose turn.action " + act));
        return all;
    }
}
