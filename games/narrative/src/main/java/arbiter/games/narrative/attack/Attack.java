package arbiter.games.narrative.attack;

import arbiter.games.narrative.check.Check;
import arbiter.games.narrative.damage.Hit;
import arbiter.games.narrative.damage.Hits;
import arbiter.games.narrative.item.ItemEvents.WeaponFired;
import arbiter.games.narrative.power.PowerStrike;
import arbiter.games.narrative.power.Retaliation;
import arbiter.games.narrative.spend.SymbolSpending;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.VehicleAttacks;
import arbiter.kernel.Play;

/** One combat check in the order of its steps. Ledger: NAR-COMBAT-1 to 7, section 5.2. */
public final class Attack {

    private Attack() {}

    public static void resolve(Play<NarrativeState> play, AttackInProgress attack) {
        Check.roll(play, attack); // steps 3 to 11
        ShotsInMelee.open(play, attack); // NAR-SIT-2
        if (attack.succeeds()) {
            Hit first = Hit.of(
                    attack.aimedAt(),
                    attack.source(),
                    attack.symbols().success(),
                    attack.source().dealsStrain());
            attack.add(ShotsInMelee.redirect(play, attack, first)); // step 12
            for (Participant other : attack.swept()) {
                attack.add(first.on(other));
            }
        }
        play.emit(AttackRolled.of(play.state(), attack));
        SymbolSpending.active(play, attack); // step 13
        SymbolSpending.against(play, attack); // step 15
        Hits.resolve(play, attack, attack.hits()); // steps 16 to 18
        Retaliation.resolve(play, attack); // steps 14 and 19
        VehicleAttacks.after(play, attack); // step 19
        PowerStrike.afterwards(play, attack); // NAR-PSY-2
        Check.finish(play, attack); // step 20
        used(play, attack);
        Overpowering.resolve(play, attack); // NAR-CI-16
    }

    /** Ammunition, preparation and pauses of the weapons. Ledger: NAR-Q-15, NAR-Q-18, NAR-Q-20. */
    private static void used(Play<NarrativeState> play, AttackInProgress attack) {
        if (attack.comesRound()) {
            return;
        }
        attack.source()
                .item()
                .ifPresent(item -> play.emit(new WeaponFired(attack.actor().id(), item)));
        attack.second()
                .flatMap(AttackSource::item)
                .ifPresent(item -> play.emit(new WeaponFired(attack.actor().id(), item)));
    }
}
