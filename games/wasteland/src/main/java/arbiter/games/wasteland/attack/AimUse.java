package arbiter.games.wasteland.attack;

import arbiter.games.wasteland.test.TestAttempt.RerollRight;
import arbiter.games.wasteland.turn.TurnEvents.AttackCounted;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What an attack gains from the attacker's Aim and from a mark that an ally has set. Ledger: WAS-MIN-1, WAS-QUAL-11, WAS-ATK-6. */
final class AimUse {

    private static final RerollRight MARK = new RerollRight("test.recon", "Recon", 1);

    private AimUse() {}

    static List<RerollRight> rights(WastelandState state, AttackInProgress attack) {
        List<RerollRight> rights = List.of();
        if (attack.isAimed() && attack.attacker().aiming().reroll()) {
            rights = new ArrayList<>();
            rights.add(aim(attack.attacker()));
        }
        if (marker(state, attack).isPresent()) {
            rights = rights.isEmpty() ? new ArrayList<>() : rights;
            rights.add(MARK);
        }
        return rights;
    }

    /** Of an attack on a zone, which has no target to be marked. Ledger: WAS-QUAL-11. */
    static List<RerollRight> rights(Fighter attacker, AttackForm form) {
        return attacker.aiming().reroll() && !form.losesAim() ? List.of(aim(attacker)) : List.of();
    }

    private static RerollRight aim(Fighter attacker) {
        return new RerollRight("test.aim", "Aim", attacker.profile().bonuses().aimedDice());
    }

    /** The ally whose mark is on the target. */
    private static Optional<Fighter> marker(WastelandState state, AttackInProgress attack) {
        List<Fighter> units = state.units();
        for (int i = 0; i < units.size(); i++) {
            Fighter ally = units.get(i);
            if (ally.aiming() != Aiming.NONE
                    && ally != attack.attacker()
                    && !state.enemies(ally, attack.attacker())
                    && ally.aiming()
                            .marked()
                            .filter(attack.target().id()::equals)
                            .isPresent()) {
                return Optional.of(ally);
            }
        }
        return Optional.empty();
    }

    /** The attack is rolled: aim and mark are over, used or not. */
    static void over(Play<WastelandState> play, AttackInProgress attack) {
        marker(play.state(), attack).ifPresent(ally -> AimEvents.endMark(play, ally));
        over(play, attack.attacker());
    }

    static void over(Play<WastelandState> play, Fighter attacker) {
        if (!attacker.turn().attacked()) {
            play.emit(new AttackCounted(attacker.id()));
        }
        AimEvents.end(play, attacker);
    }
}
