package arbiter.games.centuryg.match;

import arbiter.games.centuryg.attack.Defense;
import arbiter.games.centuryg.attack.MightOutlook;
import arbiter.games.centuryg.damage.Damage;
import arbiter.games.centuryg.damage.DamageCause;
import arbiter.games.centuryg.person.FinishingBlow;
import arbiter.games.centuryg.person.Miracles;
import arbiter.games.centuryg.person.Note;
import arbiter.games.centuryg.person.NoteDropped;
import arbiter.games.centuryg.person.PlotArmor;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.sheet.Trait;
import arbiter.games.centuryg.test.Circumstance;
import arbiter.games.centuryg.test.EdgeCount;
import arbiter.games.centuryg.test.OffensiveRoll;
import arbiter.games.centuryg.test.PilotRoll;
import arbiter.games.centuryg.test.TestCall;
import arbiter.games.centuryg.test.TestInProgress;
import arbiter.games.centuryg.trait.PersonTrait;
import arbiter.games.centuryg.trait.TraitInUse;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.kernel.Play;
import java.util.List;

/** The Offensive Test of a person and all that follows from it. Ledger: 5.5, BCG-DEF-2, BCG-CVM-2. */
final class PersonAttack {

    private PersonAttack() {}

    static void resolve(
            Play<CenturyState> play,
            Fighter unit,
            FootWeapon way,
            boolean disrupts,
            List<Fighter> victims,
            List<Trait> blows) {
        CenturyState state = play.state();
        List<TestInProgress> trials =
                OffensiveRoll.resolve(play, unit, victims, target -> call(state, unit, way, target, blows));
        useUp(play, unit, way);
        Deathblows.use(play, unit, blows);
        for (int i = 0; i < victims.size(); i++) {
            if (trials.get(i).passed()) {
                hit(play, unit, victims.get(i), trials.get(i).margin(), disrupts, blows);
            }
        }
        Miracles.pay(play, trials.get(0));
        for (int i = 0; i < victims.size(); i++) {
            if (trials.get(i).passed()) {
                effects(play, unit, victims.get(i), disrupts, blows);
            }
        }
    }

    static MightOutlook outlook(CenturyState state, Fighter unit, FootWeapon way, Fighter target) {
        return PilotRoll.outlook(state, unit, call(state, unit, way, target, List.of()));
    }

    static TestCall call(CenturyState state, Fighter unit, FootWeapon way, Fighter target, List<Trait> blows) {
        TestCall call = way.call(state, unit, target);
        EdgeCount sway = call.sway()
                .and(OffensiveEdges.of(state, unit, target))
                .and(OffensiveEdges.shelter(target, way.isPhysical()));
        boolean straight = Deathblows.any(blows, PersonTrait::strikesTrue);
        TestCall swayed =
                straight ? call.swayedOnly(sway.unhindered()).about(Circumstance.TRUE_STRIKE) : call.swayedOnly(sway);
        return swayed.swayed(Deathblows.repeated(unit, blows))
                .plus("Tension", MatchTension.of(state, unit, target))
                .against(Defense.of(state, target, unit).total());
    }

    /** What was waiting for this attack is gone. Ledger: BCG-MACT-2, temperature. */
    private static void useUp(Play<CenturyState> play, Fighter unit, FootWeapon way) {
        Buildup.strike(play, unit);
        if (way.skill() == SkillId.TEMPERATURE && unit.body().notes().has(Note.Kind.CLIMATE, "")) {
            play.emit(new NoteDropped(unit.id(), Note.Kind.CLIMATE, "", "uses the surroundings up"));
        }
    }

    /** Additions, then halving: for a Disrupt, and against Mecha. Ledger: BCG-AMB-36, BCG-MACT-4, BCG-CVM-2. */
    private static void hit(
            Play<CenturyState> play, Fighter unit, Fighter target, int margin, boolean disrupts, List<Trait> blows) {
        int extra = Deathblows.sum(blows, blow -> blow.extraDamage(play.state(), unit, target));
        if (!target.isOnFoot()) {
            int halvings = (disrupts ? 1 : 0) + (unit.body().any(PersonTrait::isMatchForMecha) ? 0 : 1);
            Damage.onFoot(play, target, margin + extra, DamageCause.by(unit, "an attack on foot"), halvings);
            return;
        }
        int damage = disrupts ? (margin + extra) / 2 : margin + extra;
        FinishingBlow finishing = new FinishingBlow(Deathblows.sum(blows, PersonTrait::finishes));
        if (PlotArmor.damage(play, target, damage, finishing)) {
            for (TraitInUse own : unit.body().traits()) {
                own.effect().afterDamage(play, unit, target);
            }
        }
    }

    /** Effects for a Round, on a pass. Ledger: BCG-MACT-4, called-shot, distraction-move. */
    private static void effects(
            Play<CenturyState> play, Fighter unit, Fighter target, boolean disrupts, List<Trait> blows) {
        if (!target.isFighting()) {
            return;
        }
        int rattles = (disrupts ? 1 : 0) + Deathblows.sum(blows, PersonTrait::rattles);
        if (rattles > 0) {
            Mark mark = new Mark(
                    Mark.Kind.RATTLED,
                    target.id(),
                    unit.id(),
                    "",
                    rattles,
                    play.state().rounds(unit, 1));
            play.emit(
                    new Marked(mark, "is rattled: " + EdgeCount.disadvantages(rattles) + " on all Tests for a Round"));
        }
        for (Trait blow : blows) {
            blow.effects().forEach(effect -> effect.onHit(play, unit, target));
        }
    }
}
