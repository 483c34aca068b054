package arbiter.games.centuryg.damage;

import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.damage.UnitCondition.AlloyHeld;
import arbiter.games.centuryg.machine.EnergyPayment;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.kernel.Cost;
import arbiter.kernel.Play;
import java.util.List;

/** Armour that shrugs off what maims others, and the first blow that would destroy. Ledger: invincible-alloy. */
public record InvincibleAlloy() implements CenturyAct {

    private static final String ITEM = "invincible-alloy";
    private static final int ENERGY = 2;

    public static void offer(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        if (unit.energy() >= ENERGY
                && unit.owns(UpgradeId.INVINCIBLE_ALLOY)
                && !state.done().contains(ITEM)) {
            deeds.add(new InvincibleAlloy());
        }
    }

    /** Not against Techniques, nor where there is nothing to stand on. Ledger: BCG-AMB-42, BCG-DMG-6. */
    public static void offer(Fighter target, DamageCause cause, Fighter owner, List<WindowAnswer> answers) {
        if (owner == target
                && owner.owns(UpgradeId.INVINCIBLE_ALLOY)
                && !owner.used().isSaved()
                && !cause.technique()
                && owner.levelPoints() > 0) {
            answers.add(WindowAnswer.of(
                    owner,
                    ITEM,
                    () -> "Invincible Alloy: stay at 1 Threshold",
                    List.of(),
                    play -> play.emit(new AlloyHeld(owner.id()))));
        }
    }

    @Override
    public String id() {
        return ITEM;
    }

    @Override
    public String text() {
        return "Invincible Alloy: ignore Maiming for a Round";
    }

    @Override
    public List<Cost> costs() {
        return WindowAnswer.cost("Energy", ENERGY);
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        if (EnergyPayment.item(play, unit, ITEM, ENERGY, "Invincible Alloy")) {
            Mark mark = Mark.own(Mark.Kind.IGNORES_MAIMS, unit, 0, play.state().rounds(unit, 1));
            play.emit(new Marked(mark, "ignores its Maimed Areas for a Round"));
        }
    }
}
