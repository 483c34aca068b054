package arbiter.games.narrative.power;

import arbiter.games.narrative.check.Check;
import arbiter.games.narrative.power.DelayEvents.PowerDelayed;
import arbiter.games.narrative.power.effect.AnnouncedEffect;
import arbiter.games.narrative.sheet.PowerEffect;
import arbiter.games.narrative.spend.SymbolSpending;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Play;
import java.util.List;
import java.util.Optional;

/** Manifesting a power that is no Attack, in the order of its steps. Ledger: NAR-PSY-2, section 5.3. */
public final class Manifest {

    private Manifest() {}

    static void resolve(Play<NarrativeState> play, Manifestation power) {
        PowerPurchases.offer(power); // NAR-PSY-11
        Backlash.offer(play.state(), power); // NAR-PSY-13
        HiddenFact.ask(play, power); // NAR-FX-COM-3
        Check.roll(play, power);
        SymbolSpending.resolve(play, power);
        if (power.succeeds()) {
            takeEffect(play, power);
        } else {
            fail(play, power);
        }
        PowerStrain.suffer(play, power.actor()); // NAR-PSY-2
        Check.finish(play, power);
    }

    private static void takeEffect(Play<NarrativeState> play, Manifestation power) {
        if (power.isLate()) {
            play.emit(new PowerDelayed(power.delayed())); // NAR-PSY-13
            return;
        }
        if (power.targets().isEmpty()) {
            affectObject(play, power);
        }
        for (Participant target : List.copyOf(power.targets())) {
            affect(play, power, target);
        }
    }

    private static void affectObject(Play<NarrativeState> play, Manifestation power) {
        power.choice().power().trait().affectObject(play, power);
        for (PowerEffect effect : power.choice().effects()) {
            if (effect.has(AnnouncedEffect.class)) {
                Announcement.tell(play, power, effect, Optional.empty());
            }
        }
    }

    /** The base power, then its effects in the order in which they were taken. */
    static void affect(Play<NarrativeState> play, Manifestation power, Participant target) {
        power.choice().power().trait().affect(play, power, target);
        for (PowerEffect effect : power.choice().effects()) {
            for (EffectTrait trait : effect.traits()) {
                if (trait instanceof ResultEffect result) {
                    result.resolve(play, power, effect, target);
                }
            }
        }
    }

    private static void fail(Play<NarrativeState> play, Manifestation power) {
        for (Participant target : power.targets()) {
            for (EffectTrait trait : power.choice().traits()) {
                if (trait instanceof ResultEffect result) {
                    result.failed(play, power, target);
                }
            }
        }
    }
}
