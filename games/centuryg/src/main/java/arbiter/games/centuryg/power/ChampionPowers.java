package arbiter.games.centuryg.power;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.sheet.Learned;
import arbiter.games.centuryg.sheet.PowerId;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import java.util.List;

/** Champions set up their next attack. Ledger: table 3.6, BCG-AMB-66. */
public final class ChampionPowers {

    private static final int IMPETUOUS = 4;
    private static final int SIGNATURE = 5;

    private ChampionPowers() {}

    /** Ledger: my-style-is-impetuous, BCG-AMB-79. */
    static void impetuous(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        if (Powers.oncePerFight(state, unit, PowerId.MY_STYLE_IS_IMPETUOUS)) {
            deeds.add(SetupPower.of(
                    state,
                    unit,
                    PowerId.MY_STYLE_IS_IMPETUOUS,
                    "Tension counts 4 higher for the next attack",
                    (play, user) -> {
                        Powers.pay(play, user, PowerId.MY_STYLE_IS_IMPETUOUS, "");
                        play.emit(new Marked(
                                Mark.own(Mark.Kind.IMPETUOUS, user, IMPETUOUS, Clock.FIGHT),
                                "goes all in: Tension +4 for the next attack"));
                    }));
        }
    }

    /** One for each Weapon chosen. Ledger: signature-weapon. */
    static void signatureWeapon(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        if (!Powers.can(state, unit, PowerId.SIGNATURE_WEAPON)) {
            return;
        }
        for (Learned learned : unit.machine().powers()) {
            String weapon = learned.choice();
            if (learned.power().id().equals(PowerId.SIGNATURE_WEAPON.word())
                    && !unit.genre().usedOn(PowerId.SIGNATURE_WEAPON, weapon, 0)) {
                deeds.add(SetupPower.of(
                        state,
                        unit,
                        PowerId.SIGNATURE_WEAPON,
                        weapon,
                        "the next attack with it has +5 and ignores Active Defenses",
                        (play, user) -> {
                            Powers.pay(play, user, PowerId.SIGNATURE_WEAPON, weapon);
                            play.emit(new Marked(
                                    new Mark(Mark.Kind.SIGNATURE, user.id(), user.id(), weapon, SIGNATURE, Clock.FIGHT),
                                    "readies its signature weapon"));
                        }));
            }
        }
    }

    /** What a signature adds to a Test with that Weapon. */
    public static int signature(CenturyState state, AttackInProgress strike) {
        if (!state.has(Mark.Kind.SIGNATURE, strike.attacker())) {
            return 0;
        }
        for (Mark mark : state.marks()) {
            if (mark.kind() == Mark.Kind.SIGNATURE
                    && mark.on().equals(strike.attacker().id())
                    && mark.against().equals(strike.weapon().id())) {
                return mark.value();
            }
        }
        return 0;
    }
}
