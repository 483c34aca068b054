package arbiter.games.narrative.opponent;

import arbiter.games.narrative.attack.AttackAction;
import arbiter.games.narrative.attack.AttackPool;
import arbiter.games.narrative.attack.Readiness;
import arbiter.games.narrative.attack.WeaponSource;
import arbiter.games.narrative.item.CarriedItem;
import arbiter.games.narrative.power.Psyker;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.space.band.Band;

/** What somebody has at hand to fight with, and how well it goes at close quarters and from afar. */
final class WeaponsAtHand {

    private final NarrativeState state;
    private final Participant one;
    private double blows;
    private double shots;
    private Band reach = Band.ENGAGED;

    private WeaponsAtHand(NarrativeState state, Participant one) {
        this.state = state;
        this.one = one;
    }

    static WeaponsAtHand of(NarrativeState state, Participant one) {
        WeaponsAtHand arms = new WeaponsAtHand(state, one);
        for (CarriedItem item : one.gear().items()) {
            if (item.weapon().isPresent() && item.isAtHand() && item.works() && !item.needsLoading()) {
                arms.add(WeaponSource.of(one, item));
            }
        }
        if (Psyker.is(one) && Worth.left(one, true) >= PowerEstimate.STRAIN) {
            arms.shots = Math.max(arms.shots, 1);
            arms.reach = arms.reach.within(Band.MEDIUM) ? Band.MEDIUM : arms.reach;
        }
        return arms;
    }

    /** By its damage and the dice of whoever uses it, against a common soak. */
    private void add(WeaponSource source) {
        int dice = Math.max(one.characteristic(source.skill().characteristic()), one.ranks(source.skill()))
                + Math.min(one.characteristic(source.skill().characteristic()), one.ranks(source.skill()));
        double score = Math.max(1, source.damage().total() - 3) * dice * (source.rating("auto-fire") > 0 ? 1.2 : 1);
        if (source.isMelee()) {
            blows = Math.max(blows, score);
        } else {
            shots = Math.max(shots, score);
            reach = source.range().within(reach) ? reach : source.range();
        }
    }

    /** How far anything at hand reaches. */
    Band reach() {
        return reach;
    }

    /** Somebody who does better beside an opponent than away from them. */
    boolean areForMelee() {
        return blows > 1.15 * shots;
    }

    /** The best attack with these if the table stood like that. */
    static double best(NarrativeState imagined, Participant one) {
        double best = 0;
        for (CarriedItem item : one.gear().items()) {
            if (item.weapon().isPresent() && item.isAtHand() && Readiness.isReady(item, imagined.round())) {
                WeaponSource source = WeaponSource.of(one, item);
                for (Participant target : imagined.enemiesOf(one)) {
                    if (!target.vitals().dead() && !AttackPool.isRefused(imagined, one, target, source)) {
                        best = Math.max(
                                best,
                                AttackEstimate.of(imagined, one, target, source, AttackAction.Mode.PLAIN)
                                        .value());
                    }
                }
            }
        }
        return best;
    }

    /** Whether somebody is near enough for what is at hand. */
    boolean reaches(Participant other) {
        return state.band(one, other).within(areForMelee() ? Band.ENGAGED : reach);
    }
}
