package arbiter.games.gladiators.power;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.Tables;
import arbiter.games.gladiators.ability.AbilityKind;
import arbiter.games.gladiators.ability.Detection;
import arbiter.games.gladiators.ability.DodgeAbility;
import arbiter.games.gladiators.ability.GrabAttack;
import arbiter.games.gladiators.ability.MovementAbility;
import arbiter.games.gladiators.ability.ProtectingAbility;
import arbiter.games.gladiators.ability.Suppress;
import arbiter.games.gladiators.ability.ToHitAbility;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.interpreters.simulation.Simulation;
import arbiter.kernel.Agent;
import arbiter.kernel.Modifiers;
import arbiter.rulebook.Encounter;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class WorkMemoryTest {

    private static final List<Class<? extends AbilityKind>> KINDS = List.of(
            Detection.class,
            DodgeAbility.class,
            GrabAttack.class,
            MovementAbility.class,
            ProtectingAbility.class,
            Suppress.class,
            ToHitAbility.class);
    private static final int STEPS = 120;

    /** What is at work on everybody at which Level, and at which Level each power would be used. */
    private static List<String> everything(GladiatorsState state) {
        List<String> all = new ArrayList<>();
        for (Gladiator unit : state.units()) {
            for (Class<? extends AbilityKind> kind : KINDS) {
                for (RunningPower running : Running.on(state, unit, kind)) {
                    all.add(unit.id() + " under " + running.owner().id() + "'s "
                            + running.power().word() + ": " + running.level(state));
                }
            }
            for (OwnedPower power : unit.powers()) {
                Modifiers level = LevelInUse.of(state, unit, power, power.way());
                all.add(unit.id() + " with " + power.word() + ": " + level);
            }
        }
        return all;
    }

    @Test
    void what_is_kept_in_mind_is_what_a_fresh_copy_of_the_table_says_at_every_question() {
        for (Encounter encounter : Tables.BOOK.encounters()) {
            GladiatorsState state = encounter.situation().start(Tables.BOOK);
            Agent<GladiatorsState> opponent = Tables.opponent();
            int[] compared = {0};
            Simulation<GladiatorsState> simulation = new Simulation<>((table, request) -> {
                assertThat(everything(table))
                        .as("%s at %s", encounter.id(), request.label())
                        .isEqualTo(everything(table.copy()));
                compared[0]++;
                return opponent.pick(table, request);
            });
            simulation.play(Tables.BOOK.game(), state, 3, STEPS);
            assertThat(compared[0]).as(encounter.id()).isGreaterThan(STEPS / 2);
        }
    }
}
