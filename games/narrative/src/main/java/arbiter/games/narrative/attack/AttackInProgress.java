package arbiter.games.narrative.attack;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.check.CheckKind;
import arbiter.games.narrative.damage.Hit;
import arbiter.games.narrative.damage.HitDamage;
import arbiter.games.narrative.damage.StruckTarget;
import arbiter.games.narrative.item.UsedItem;
import arbiter.games.narrative.pool.PoolPlan;
import arbiter.games.narrative.sheet.Spend;
import arbiter.games.narrative.spend.SpendRow;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.VehicleAttacks;
import arbiter.space.band.Band;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;

/** An attack under way: a combat check with what it is made with, in which way, and its hits. */
public class AttackInProgress extends CheckInProgress {

    private final AttackSource source;
    private final Participant aimedAt;
    private Optional<AttackSource> second = Optional.empty();
    private boolean autoFire;
    private List<Participant> others = List.of();
    private Band blastReach = Band.ENGAGED;
    private List<Hit> hits = new ArrayList<>();
    private List<StruckTarget> struck = List.of();
    private List<Participant> swept = List.of();
    private boolean overpowered;
    private boolean comesRound;

    public AttackInProgress(Participant attacker, Participant target, AttackSource source, PoolPlan plan) {
        super(attacker, source.skill(), source.isMelee() ? CheckKind.COMBAT_MELEE : CheckKind.COMBAT_RANGED, plan);
        this.source = source;
        this.aimedAt = target;
        against(target);
        asAction();
    }

    /** A second weapon in the same attack. Ledger: NAR-SIT-5. */
    public AttackInProgress withSecond(AttackSource weapon) {
        second = Optional.of(weapon);
        return this;
    }

    /** Auto-fire was declared, and who besides the target may be hit. Ledger: NAR-Q-2. */
    public AttackInProgress withAutoFire(List<Participant> declared) {
        autoFire = true;
        others = List.copyOf(declared);
        return this;
    }

    /** A Blast strikes those within that band of the target. Ledger: NAR-Q-3, NAR-FX-ATT-14. */
    public AttackInProgress withBlastReach(Band reach) {
        blastReach = reach;
        return this;
    }

    /** A hit strikes these as well. */
    AttackInProgress sweeping(List<Participant> around) {
        swept = List.copyOf(around);
        return this;
    }

    final List<Participant> swept() {
        return swept;
    }

    /** Nobody fires anything: a projectile comes round by itself. Ledger: NAR-Q-12. */
    AttackInProgress comingRound() {
        comesRound = true;
        return this;
    }

    final boolean comesRound() {
        return comesRound;
    }

    @Override
    public String what() {
        return means() + " against " + aimedAt.name();
    }

    @Override
    public String means() {
        return second.isPresent() ? source.name() + " and " + second.get().name() : source.name();
    }

    @Override
    public Optional<Participant> victim() {
        return Optional.of(aimedAt);
    }

    public final AttackSource source() {
        return source;
    }

    public final Optional<AttackSource> second() {
        return second;
    }

    public final Participant aimedAt() {
        return aimedAt;
    }

    public final boolean autoFire() {
        return autoFire;
    }

    /** Those besides the target whom further hits may strike. */
    public final List<Participant> others() {
        return others;
    }

    public final Band blastReach() {
        return blastReach;
    }

    /** In the order in which they strike. */
    public final List<Hit> hits() {
        return hits;
    }

    public final void add(Hit hit) {
        hits.add(hit);
    }

    /** The next hit from that one on that injures somebody; below 0 if none does. */
    final int injures(int from) {
        for (int i = from; i < hits.size(); i++) {
            if (hits.get(i).activations() > 0) {
                return i;
            }
        }
        return -1;
    }

    /** Those whom the hits have struck, once they have. */
    final List<StruckTarget> struck() {
        return struck;
    }

    final void struck(List<StruckTarget> those) {
        struck = List.copyOf(those);
    }

    /** The same attack as it stands now: going on with one does not change the other. */
    final AttackInProgress copy() {
        AttackInProgress copy = (AttackInProgress) clone();
        copy.hits = new ArrayList<>(hits.size() + 1);
        for (int i = 0; i < hits.size(); i++) {
            copy.hits.add(hits.get(i).copy());
        }
        return copy;
    }

    /** Whether everything goes on alike from both. */
    final boolean goesOnAs(AttackInProgress that) {
        if (overpowered != that.overpowered || hits.size() != that.hits.size() || !struck.equals(that.struck)) {
            return false;
        }
        for (int i = 0; i < hits.size(); i++) {
            if (!hits.get(i).isLike(that.hits.get(i))) {
                return false;
            }
        }
        return actor() == that.actor() && aimedAt == that.aimedAt && source == that.source && standsAs(that);
    }

    /** Somebody was overpowered by it. Ledger: NAR-CI-16. */
    public final void overpower() {
        overpowered = true;
    }

    public final boolean overpowered() {
        return overpowered;
    }

    /** The same attack once more, with the same pool. Ledger: NAR-CI-16. */
    AttackInProgress again() {
        AttackInProgress next = new AttackInProgress(actor(), aimedAt, source, plan());
        next.second = second;
        next.autoFire = autoFire;
        next.others = others;
        next.blastReach = blastReach;
        next.swept = swept;
        next.settlePool();
        return next;
    }

    @Override
    public EnumSet<Spend.Need> there(NarrativeState state) {
        EnumSet<Spend.Need> there = super.there(state);
        if (UsedItem.of(this).isPresent()) {
            there.add(Spend.Need.ITEM);
        }
        if (source.usesAmmunition()) {
            there.add(Spend.Need.AMMUNITION);
        }
        for (Hit hit : hits) {
            if (HitDamage.getsPastSoak(state, hit)) { // NAR-SPEND-12
                there.add(Spend.Need.DAMAGE);
            }
        }
        return there;
    }

    /** Injuries for every hit, and the qualities of what was used. Ledger: NAR-SPEND-3, NAR-SPEND-4. */
    @Override
    public List<SpendRow> offers(NarrativeState state) {
        List<SpendRow> rows = new ArrayList<>(super.offers(state));
        CriticalActivation.offer(state, this, rows);
        QualityOffers.offer(state, this, rows);
        VehicleAttacks.offer(this, rows); // NAR-SINK-1, NAR-VACT-3
        return rows;
    }
}
