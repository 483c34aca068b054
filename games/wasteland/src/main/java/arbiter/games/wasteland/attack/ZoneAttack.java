package arbiter.games.wasteland.attack;

import arbiter.games.wasteland.awareness.Noticing;
import arbiter.games.wasteland.awareness.Unawareness;
import arbiter.games.wasteland.damage.Damage;
import arbiter.games.wasteland.damage.DamageSource;
import arbiter.games.wasteland.damage.ExtraTargets;
import arbiter.games.wasteland.damage.Hit;
import arbiter.games.wasteland.points.Purse;
import arbiter.games.wasteland.test.TestAttempt;
import arbiter.games.wasteland.test.TestOutcome;
import arbiter.games.wasteland.test.TestProcedure;
import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** An attack on a zone, friend and foe. Ledger: WAS-QUAL-2, WAS-SNEAK-4. */
final class ZoneAttack {

    private ZoneAttack() {}

    static void resolve(Play<WastelandState> play, Occasion occasion, AttackForm form, int zone) {
        WastelandState state = play.state();
        Fighter attacker = occasion.actor();
        boolean sneaking = isUnnoticed(state, attacker, zone);
        TestAttempt attempt = TestAttempt.of(
                        attacker,
                        "an attack",
                        form.attribute(),
                        form.skill(),
                        AttackDifficulty.ofBlast(state, occasion, form, zone, sneaking))
                .complicatedBy(form.widerComplications())
                .attackingWith(form, AimUse.rights(attacker, form));
        TestOutcome outcome = TestProcedure.resolve(play, attempt, occasion.helpers());
        AimUse.over(play, attacker);
        AmmunitionUse.base(play, attacker, form, zone);
        play.emit(BlastRolled.of(state, attacker, form, zone, outcome.passes()));
        List<Hit> hits = new ArrayList<>();
        for (Fighter struck : state.units()) {
            if (struck.present() && struck.zone() == zone) {
                hits.add(new Hit(struck, play.draw("attack.location", struck.locationDraw())));
            }
        }
        DamageDice dice =
                outcome.passes() ? DamageDice.ofBlast(play, attacker, form, sneaking) : failed(attacker, form);
        Damage.resolve(play, dice.source(), dice.count(), hits, ExtraTargets.NONE);
        Noticing.ofAttack(play, attacker, hits.stream().map(Hit::target).toList(), form.isMuffled());
        Purse.bankOutsideTurn(play, attacker);
    }

    /** Half the rating, no bonus, no damage effects. Ledger: WAS-QUAL-2, AMB-24. */
    private static DamageDice failed(Fighter attacker, AttackForm form) {
        DamageSource source = new DamageSource(
                Optional.of(attacker), form.weapon(), List.of(), true, attacker.zone(), form.debilitates(), true);
        return new DamageDice(source, Math.max(1, form.weapon().dice() / 2));
    }

    /** Only if there are enemies in the zone and none of them is aware. Ledger: WAS-SNEAK-4. */
    private static boolean isUnnoticed(WastelandState state, Fighter attacker, int zone) {
        boolean anybody = false;
        for (Fighter other : state.units()) {
            if (other.present() && other.zone() == zone && state.enemies(attacker, other)) {
                if (!Unawareness.isUnaware(other, attacker)) {
                    return false;
                }
                anybody = true;
            }
        }
        return anybody;
    }
}
