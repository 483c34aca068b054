package arbiter.games.gladiators.power;

import static arbiter.games.gladiators.Cast.FIST;
import static arbiter.games.gladiators.Cast.hero;
import static arbiter.games.gladiators.Cast.hex;
import static arbiter.games.gladiators.Cast.power;
import static arbiter.games.gladiators.Cast.table;
import static arbiter.games.gladiators.Cast.villain;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.games.gladiators.Acts;
import arbiter.games.gladiators.power.PowerEvents.PowerActivated;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What forbids a power forbids it in actions, follow-ups and Quick uses alike. */
class UsablePowersTest extends StrictScenarios<GladiatorsState> {

    private static final String WEB =
            "{name: Web, ability: trap-attack, source: mutant, level: 4, modifiers: [direct, ranged, persistent target]}";
    private static final String GUARD =
            "{name: Guard, ability: evasion, source: mutant, level: 2, modifiers: [touch, quick]}";
    private static final String SIREN =
            "{name: Siren, ability: damaging-attack, types: [physical], source: mutant, level: 4, modifiers: [area blast, focus]}";

    private static void trap(Scenario<GladiatorsState> play, Gladiator user, Gladiator victim) {
        play.emit(new PowerActivated(
                user.id(), power(user, "web").place(), 0, false, List.of(victim.id()), Optional.empty()));
    }

    @Test
    @Ledger({"GG-TRP-1"})
    void who_is_trapped_still_helps_himself_but_uses_no_focus() {
        Gladiator ana = hero("Ana", hex(5, 5), WEB);
        Gladiator ben = villain("Ben", hex(6, 5), GUARD, SIREN, FIST);
        var play = scenario(table(ana, ben));
        assertThat(Acts.menu(play.state(), ben)).contains("area:siren:blast", "attack:fist:ana");

        trap(play, ana, ben);

        assertThat(Acts.menu(play.state(), ben))
                .contains("activate:guard")
                .doesNotContain("area:siren:blast", "attack:fist:ana");
    }

    @Test
    @Ledger({"GG-TRP-1", "GG-QCK-6"})
    void who_is_trapped_strikes_at_nobody_moving_past() {
        Gladiator ana = hero("Ana", hex(5, 5), WEB);
        Gladiator ben = villain("Ben", hex(6, 5), FIST);
        var play = scenario(table(ana, ben)).choice("move.place", "8,5");
        trap(play, ana, ben);

        Acts.take(play, ana, "move:walk");

        assertThat(play.log()).endsWith("Ana moves 3 hexes, to 2 hexes east of Ben, by ground");
    }
}
