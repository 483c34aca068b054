package arbiter.games.gladiators.power;

import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.power;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.ability.Concealment;
import arbiter.games.gladiators.detect.Spotting;
import arbiter.games.gladiators.end.Reactivation.LeftPlay;
import arbiter.games.gladiators.power.PowerEvents.PowerActivated;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.testkit.Ledger;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is at work on somebody, their own powers and those of others. */
class RunningTest extends StrictScenarios<GladiatorsState> {

    private static final String GLOOM =
            "{name: Gloom, ability: concealment, source: mutant, level: 3, options: [vision], modifiers: [area blast, always-on]}";
    private static final String CLOAK =
            "{name: Cloak, ability: concealment, source: mutant, level: 3, options: [vision], modifiers: [touch, limited-ammo 3]}";

    private static void agree(GladiatorsState state, Gladiator unit, boolean concealed) {
        assertThat(Running.anyOn(state, unit, Concealment.class)).isEqualTo(concealed);
        assertThat(Running.on(state, unit, Concealment.class)).hasSize(concealed ? 1 : 0);
    }

    @Test
    @Ledger({"GG-DUR-9", "GG-DET-1"})
    void what_a_friend_has_around_himself_all_the_time_conceals_who_stands_by_him() {
        Gladiator ana = hero("Ana", hex(5, 5));
        Gladiator ben = villain("Ben", hex(9, 5), GLOOM);
        Gladiator cal = villain("Cal", hex(10, 5));
        Gladiator dan = villain("Dan", hex(12, 5));
        GladiatorsState state = table(ana, ben, cal, dan);

        agree(state, cal, true);
        agree(state, dan, false);
        assertThat(Spotting.isSpotted(state, ana, cal)).isFalse();
        assertThat(Spotting.isSpotted(state, ana, dan)).isTrue();
    }

    @Test
    @Ledger({"GG-DUR-1", "limited-ammo"})
    void what_was_activated_goes_on_after_the_last_ammunition_and_ends_with_its_user() {
        Gladiator ben = villain("Ben", hex(9, 5), CLOAK);
        Gladiator cal = villain("Cal", hex(10, 5));
        var play = scenario(table(ben, cal));
        play.emit(new PowerActivated("ben", power(ben, "cloak").place(), 0, false, List.of("cal"), Optional.empty()));

        ben.set(ben.condition().with(power(ben, "cloak").place(), PowerFault.EMPTY));
        agree(play.state(), cal, true);

        play.emit(new LeftPlay("ben", ""));
        agree(play.state(), cal, false);
    }
}
