package arbiter.games.centuryg.match;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.attack.MightOutlook;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.sheet.Trait;
import arbiter.games.centuryg.trait.PersonTrait;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;

/** Attack and Disrupt, on the menu when somebody can be reached. Ledger: BCG-MACT-1, BCG-MACT-4, BCG-MATCH-8, 5.5. */
public record FootAttackAction(FootWeapon way, boolean disrupts, List<Fighter> targets) implements CenturyAct {

    static void offer(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        for (FootWeapon way : FootWeapon.of(state, unit)) {
            List<Fighter> targets = targets(state, unit, way);
            if (!targets.isEmpty()) {
                deeds.add(new FootAttackAction(way, false, targets));
                deeds.add(new FootAttackAction(way, true, targets));
            }
        }
    }

    private static List<Fighter> targets(CenturyState state, Fighter unit, FootWeapon way) {
        List<Fighter> targets = new ArrayList<>(1);
        for (Fighter other : state.units()) {
            if (other.isOut()
                    && state.enemies(unit, other)
                    && !FootMovement.within(state, unit, other, way.reach(unit)).isEmpty()) {
                targets.add(other);
            }
        }
        return targets;
    }

    @Override
    public boolean offensive() {
        return true;
    }

    /** What is rolled. */
    public PilotAttribute attribute() {
        return way.attribute();
    }

    /** Whether it costs whoever does it. Ledger: BCG-MIR-2. */
    public boolean isMiracle() {
        return way.skill() != SkillId.COMBAT;
    }

    /** What the Test against one of its targets would come to. */
    public MightOutlook against(CenturyState state, Fighter unit, Fighter target) {
        return PersonAttack.outlook(state, unit, way, target);
    }

    /** The same with what anybody can attack with. */
    public static MightOutlook plain(CenturyState state, Fighter unit, Fighter target) {
        return PersonAttack.outlook(state, unit, FootWeapon.plain(unit), target);
    }

    /** How far somebody can strike who moves a Zone first. Ledger: BCG-MATCH-8. */
    public static int reach(Fighter unit) {
        return 1 + FootWeapon.plain(unit).reach(unit);
    }

    @Override
    public String id() {
        return (disrupts ? "disrupt:" : "attack:") + EnumWords.of(way.skill());
    }

    @Override
    public String text() {
        return (disrupts ? "Disrupt with " : "Attack with ") + EnumWords.of(way.skill());
    }

    @Override
    public List<String> whom() {
        return UnitOption.ids(targets);
    }

    /** Target, then a step toward it, then Deathblows, then the Test. */
    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        Fighter target = UnitOption.choose(
                play, unit.decider(), "attack.target", targets, () -> "Whom does " + unit.name() + " attack?");
        FootMovement.approach(play, unit, target, way.reach(unit));
        List<Trait> blows = Deathblows.name(play, unit, target);
        PersonAttack.resolve(play, unit, way, disrupts, victims(play.state(), unit, target, blows), blows);
    }

    /** All Enemies in one Zone, for a sweep. Ledger: sweeping-assault, BCG-AMB-134. */
    private static List<Fighter> victims(CenturyState state, Fighter unit, Fighter target, List<Trait> blows) {
        if (!Deathblows.any(blows, PersonTrait::sweeps)) {
            return List.of(target);
        }
        List<Fighter> victims = new ArrayList<>(List.of(target));
        boolean slayer = unit.body().any(PersonTrait::isMatchForMecha); // BCG-CVM-3: never Mecha otherwise
        for (Fighter other : state.units()) {
            if (other != target
                    && other.isOut()
                    && (other.isOnFoot() || slayer)
                    && state.enemies(unit, other)
                    && other.zone() == target.zone()) {
                victims.add(other);
            }
        }
        return victims;
    }
}
