package arbiter.games.wasteland.aid;

import arbiter.games.wasteland.location.BrokenArmour;
import arbiter.games.wasteland.points.Purse;
import arbiter.games.wasteland.sheet.Attribute;
import arbiter.games.wasteland.sheet.SkillName;
import arbiter.games.wasteland.test.TestAttempt;
import arbiter.games.wasteland.test.TestProcedure;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;

/** Mending armour outside fights: INT + Repair, as hard as points are lost. Ledger: WAS-GEAR-3. */
public final class ArmourRepair {

    private ArmourRepair() {}

    public static void resolve(Play<WastelandState> play, Fighter one) {
        int lost = one.armourDamage().total();
        TestAttempt attempt = TestAttempt.of(
                one, "armour repair", Attribute.INTELLIGENCE, SkillName.REPAIR, Modifiers.of("points lost", lost));
        if (TestProcedure.resolve(play, attempt).passes()) {
            BrokenArmour.mend(play, one);
        }
        Purse.bankOutsideTurn(play, one);
    }
}
