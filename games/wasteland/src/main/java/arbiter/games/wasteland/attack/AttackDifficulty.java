package arbiter.games.wasteland.attack;

import arbiter.games.wasteland.injury.Injuries;
import arbiter.games.wasteland.sheet.InjuryClass;
import arbiter.games.wasteland.sheet.RangeBand;
import arbiter.games.wasteland.sheet.SkillName;
import arbiter.games.wasteland.test.TestDifficulty;
import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.Nearness;
import arbiter.kernel.Modifiers;

/** How hard an attack is, part by part; nothing is below 0 once all are added up. Ledger: WAS-ATK-3. */
public final class AttackDifficulty {

    /** What a Blast has in place of a Defense. Ledger: WAS-QUAL-2. */
    private static final int BLAST = 2;

    private static final int HEAD_INJURY = 2;

    private AttackDifficulty() {}

    public static Modifiers of(WastelandState state, AttackInProgress attack) {
        Fighter attacker = attack.attacker();
        Fighter target = attack.target();
        AttackForm form = attack.form();
        RangeBand band = Nearness.within(attacker, target) ? RangeBand.CLOSE : state.band(attacker, target);
        Modifiers base = Modifiers.of("Defense", target.isHelpless() ? 0 : target.defense());
        Modifiers difficulty = base.and("range", form.isMelee() ? 0 : band.apart(form.ideal()))
                .and("called location", attack.called().isPresent() ? 1 : 0)
                .and("prone", target.isProne() ? band == RangeBand.CLOSE ? -1 : 1 : 0)
                .and("unaware", attack.isSneaking() ? -1 : 0)
                .and("Parry", attack.isParried() ? 1 : 0);
        return ofUse(
                state,
                ofSight(state, difficulty, attack.occasion(), form, target.zone(), attack.isAimed()),
                attack.occasion(),
                form);
    }

    /** Against a zone: neither Defense, posture nor awareness counts. Ledger: WAS-QUAL-2, WAS-PRONE-7, AMB-25. */
    public static Modifiers ofBlast(
            WastelandState state, Occasion occasion, AttackForm form, int zone, boolean unaware) {
        RangeBand band = state.battlefield().band(occasion.actor().zone(), zone);
        boolean aimed = occasion.actor().aiming().aimed() && !form.losesAim();
        Modifiers difficulty = Modifiers.of("Blast", BLAST)
                .and("range", band.apart(form.ideal()))
                .and("unaware", unaware ? -1 : 0);
        return ofUse(state, ofSight(state, difficulty, occasion, form, zone, aimed), occasion, form);
    }

    /** Light and weather where the target is, and the attacker's eyes. Ledger: WAS-ENV-1 to 7, WAS-INJ-2. */
    private static Modifiers ofSight(
            WastelandState state, Modifiers base, Occasion occasion, AttackForm form, int zone, boolean aimed) {
        if (form.isMelee()) {
            return base;
        }
        Fighter attacker = occasion.actor();
        boolean sees = aimed && form.seesInTheDarkAfterAim(); // WAS-QUAL-9
        boolean far = attacker.zone() != zone;
        boolean energy = form.skill() == SkillName.ENERGY_WEAPONS;
        return base.and("darkness", sees ? 0 : state.surroundings().darkness(zone))
                .and("fog", far && state.surroundings().isFoggy(zone) ? 1 : 0)
                .and("rain", energy ? state.surroundings().rain(zone) : 0)
                .and("head injury", Injuries.has(attacker, InjuryClass.HEAD) ? HEAD_INJURY : 0);
    }

    /** The weapon in these hands, and whoever stands in the way. Ledger: WAS-QUAL-15, WAS-REACH-1, WAS-REACH-2. */
    private static Modifiers ofUse(WastelandState state, Modifiers base, Occasion occasion, AttackForm form) {
        boolean disturbed =
                !form.isMelee() && !form.ignoresEnemiesInReach() && Nearness.isDisturbed(state, occasion.actor());
        Modifiers difficulty = base.and("enemy in reach", disturbed ? TestDifficulty.DISTURBED : 0)
                .and("one hand", form.oneHanded());
        return TestDifficulty.ofActor(difficulty, occasion, form.attribute());
    }
}
