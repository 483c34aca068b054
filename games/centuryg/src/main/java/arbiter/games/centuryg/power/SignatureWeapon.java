package arbiter.games.centuryg.power;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.machine.EquipmentStatus;
import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.TurnProspects;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import java.util.List;

/** The next attack with a chosen Weapon is better and ignores Active Defenses. Ledger: signature-weapon, BCG-AMB-66. */
public record SignatureWeapon(int bonus) implements PowerTrait {

    /** One for each Weapon chosen, each once in a fight. */
    @Override
    public void inTurn(CenturyState state, Fighter owner, KnownPower power, List<CenturyAct> acts) {
        for (String weapon : power.choices()) {
            if (!owner.genre().usedOn(power.id(), weapon, 0)) {
                acts.add(power.act(
                        state,
                        owner,
                        weapon,
                        () -> "the next attack with it has +" + bonus + " and ignores Active Defenses",
                        (play, user) -> {
                            power.pay(play, user, weapon);
                            play.emit(new Marked(
                                    new Mark(Mark.Kind.SIGNATURE, user.id(), user.id(), weapon, bonus, Clock.FIGHT),
                                    "readies its signature weapon"));
                        }));
            }
        }
    }

    /** What a signature adds to a Test with that Weapon. */
    public static int bonus(CenturyState state, AttackInProgress attack) {
        if (!state.has(Mark.Kind.SIGNATURE, attack.attacker())) {
            return 0;
        }
        for (Mark mark : state.marks()) {
            if (mark.kind() == Mark.Kind.SIGNATURE
                    && mark.on().equals(attack.attacker().id())
                    && mark.against().equals(attack.weapon().id())) {
                return mark.value();
            }
        }
        return 0;
    }

    @Override
    public boolean isWantedInTurn(CenturyState state, Fighter unit, SetupPower use, TurnProspects prospects) {
        return prospects.isTense() && works(state, unit, use.choice()) && prospects.isBlowWorthMore();
    }

    private static boolean works(CenturyState state, Fighter unit, String weapon) {
        for (Mounted mounted : unit.weapons()) {
            if (mounted.weapon().id().equals(weapon)) {
                return EquipmentStatus.weapon(state, unit, mounted);
            }
        }
        return false;
    }
}
