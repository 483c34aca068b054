package arbiter.games.centuryg.rule.match;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.rule.Deed;
import arbiter.games.centuryg.rule.Outlook;
import arbiter.games.centuryg.rule.Whom;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.sheet.TraitId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Attack and Disrupt, on the menu when somebody can be reached. Ledger: BCG-MACT-1, BCG-MACT-4, BCG-MATCH-8, 5.5. */
public record Assault(AttackWay way, boolean disrupts, List<Fighter> targets) implements Deed {

    static void offer(CenturyState state, Fighter unit, List<Deed> deeds) {
        for (AttackWay way : AttackWay.of(state, unit)) {
            List<Fighter> targets = targets(state, unit, way);
            if (!targets.isEmpty()) {
                deeds.add(new Assault(way, false, targets));
                deeds.add(new Assault(way, true, targets));
            }
        }
    }

    private static List<Fighter> targets(CenturyState state, Fighter unit, AttackWay way) {
        List<Fighter> targets = new ArrayList<>(1);
        for (Fighter other : state.fighters()) {
            if (other.isOut()
                    && state.enemies(unit, other)
                    && !Steps.within(state, unit, other, way.reach(unit)).isEmpty()) {
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
    public Outlook against(CenturyState state, Fighter unit, Fighter target) {
        return PersonAttack.outlook(state, unit, way, target);
    }

    /** The same with what anybody can attack with. */
    public static Outlook plain(CenturyState state, Fighter unit, Fighter target) {
        return PersonAttack.outlook(state, unit, AttackWay.plain(unit), target);
    }

    /** How far somebody can strike who moves a Zone first. Ledger: BCG-MATCH-8. */
    public static int reach(Fighter unit) {
        return 1 + AttackWay.plain(unit).reach(unit);
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
        return Whom.ids(targets);
    }

    /** Target, then a step toward it, then Deathblows, then the Test. */
    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        Fighter target = Whom.choose(
                play, unit.decider(), "attack.target", targets, () -> "Whom does " + unit.name() + " attack?");
        Steps.approach(play, unit, target, way.reach(unit));
        Set<TraitId> blows = Deathblows.name(play, unit, target);
        PersonAttack.resolve(play, unit, way, disrupts, victims(play.state(), unit, target, blows), blows);
    }

    /** All Enemies in one Zone, for a sweep. Ledger: sweeping-assault, BCG-AMB-134. */
    private static List<Fighter> victims(CenturyState state, Fighter unit, Fighter target, Set<TraitId> blows) {
        if (!blows.contains(TraitId.SWEEPING_ASSAULT)) {
            return List.of(target);
        }
        List<Fighter> victims = new ArrayList<>(List.of(target));
        boolean slayer = unit.body().has(TraitId.GIANT_SLAYER); // BCG-CVM-3: never Mecha otherwise
        for (Fighter other : state.fighters()) {
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
