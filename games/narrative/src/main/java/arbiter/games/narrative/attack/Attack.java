package arbiter.games.narrative.attack;

import arbiter.games.narrative.check.Check;
import arbiter.games.narrative.damage.Hit;
import arbiter.games.narrative.damage.Hits;
import arbiter.games.narrative.item.ItemEvents.WeaponFired;
import arbiter.games.narrative.power.PsychicStrike;
import arbiter.games.narrative.power.Retaliation;
import arbiter.games.narrative.spend.SymbolSpending;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.VehicleAttacks;
import arbiter.kernel.Play;
import java.util.function.Supplier;

/** One combat check in the order of its steps. Ledger: NAR-COMBAT-1 to 7, section 5.2. */
public final class Attack {

    private Attack() {}

    /** An attack that is declared already. */
    public static void resolve(Play<NarrativeState> play, AttackInProgress attack) {
        resolve(play, () -> attack);
    }

    /** Declared and carried out, step by step; what the odds need of it they take once from each point. */
    public static void resolve(Play<NarrativeState> play, Supplier<AttackInProgress> declared) {
        AttackInProgress attack =
                play.once("attack.declared", () -> new Declared(declared.get())).attack();
        play.settle("attack.steps", AttackPoint.declared(attack), AttackPoint::isOver, point -> {
            AttackInProgress now = point.attack().copy();
            switch (point.step()) {
                case GATHER -> Check.gather(play, now); // steps 3 to 8
                case CAST -> cast(play, now); // steps 9 to 12
                case SPEND -> spend(play, now); // steps 13, 15 and 16
                case INJURE -> Hits.injure(play, now, now.hits().get(point.hit())); // step 17
                case FINISH -> finish(play, now, point.hit()); // steps 17 to 20
                case OVER -> {}
            }
            return point.next(now);
        });
    }

    /** An attack as it was declared; made anew it is another one. */
    private static final class Declared {

        private final AttackInProgress attack;

        Declared(AttackInProgress attack) {
            this.attack = attack;
        }

        AttackInProgress attack() {
            return attack;
        }
    }

    private static void cast(Play<NarrativeState> play, AttackInProgress attack) {
        Check.cast(play, attack);
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
    }

    private static void spend(Play<NarrativeState> play, AttackInProgress attack) {
        SymbolSpending.active(play, attack); // step 13
        SymbolSpending.against(play, attack); // step 15
        attack.struck(Hits.strike(play, attack, attack.hits())); // step 16
    }

    /** From the last hit that injures somebody. */
    private static void finish(Play<NarrativeState> play, AttackInProgress attack, int last) {
        if (last < attack.hits().size()) {
            Hits.injure(play, attack, attack.hits().get(last)); // step 17
        }
        Hits.fall(play, attack, attack.hits(), attack.struck()); // step 18
        Retaliation.resolve(play, attack); // steps 14 and 19
        VehicleAttacks.after(play, attack); // step 19
        PsychicStrike.afterwards(play, attack); // NAR-PSY-2
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
