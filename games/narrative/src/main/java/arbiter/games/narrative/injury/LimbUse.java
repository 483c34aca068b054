package arbiter.games.narrative.injury;

import static arbiter.games.narrative.pool.PoolChange.Kind.INCREASE_DIFFICULTY;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.sheet.Skill;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Decider;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;

/** Whether a check needs a limb that is impaired; the gamemaster may see it otherwise. Ledger: NAR-CI-20. */
public final class LimbUse {

    private LimbUse() {}

    public static void dice(Play<NarrativeState> play, CheckInProgress check) {
        for (Injury injury : check.actor().injuries().list()) {
            if (injury.limb().isPresent() && injury.row().rule().equals("NAR-CI-20")) {
                Limb limb = injury.limb().get();
                boolean needed = play.choose(Request.one(Decider.GAMEMASTER, "check.limb", YesNo.BOTH)
                                .asking(() ->
                                        "Does " + check.actor().name() + " need the " + limb.text() + " for this?")
                                .otherwise(needs(check.skill(), limb) ? YesNo.YES : YesNo.NO)
                                .quietly())
                        == YesNo.YES;
                check.add(INCREASE_DIFFICULTY, needed ? 1 : 0, injury.row().name());
            }
        }
    }

    /** Arms fight, steer, mend and climb; legs run and sneak. */
    private static boolean needs(Skill skill, Limb limb) {
        return switch (skill.id()) {
            case "athletics", "coordination" -> true;
            case "stealth" -> !limb.isArm();
            case "driving", "medicae", "tech-use", "skulduggery" -> limb.isArm();
            default -> skill.group() == Skill.Group.COMBAT && limb.isArm();
        };
    }
}
