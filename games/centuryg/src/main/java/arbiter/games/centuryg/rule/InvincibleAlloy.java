package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.state.AlloyHeld;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Mark;
import arbiter.games.centuryg.state.Marked;
import arbiter.kernel.Cost;
import arbiter.kernel.Play;
import java.util.List;

/** Armour that shrugs off what maims others, and the first blow that would destroy. Ledger: invincible-alloy. */
record InvincibleAlloy() implements Deed {

    private static final String ITEM = "invincible-alloy";
    private static final int ENERGY = 2;

    static void offer(CenturyState state, Fighter unit, List<Deed> deeds) {
        if (unit.energy() >= ENERGY
                && unit.owns(UpgradeId.INVINCIBLE_ALLOY)
                && !state.done().contains(ITEM)) {
            deeds.add(new InvincibleAlloy());
        }
    }

    /** Not against Techniques, nor where there is nothing to stand on. Ledger: BCG-AMB-42, BCG-DMG-6. */
    static void offer(Fighter target, Cause cause, Fighter owner, List<Answer> answers) {
        if (owner == target
                && owner.owns(UpgradeId.INVINCIBLE_ALLOY)
                && !owner.stores().isSaved()
                && !cause.technique()
                && owner.levelPoints() > 0) {
            answers.add(Answer.of(
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
        return Answer.cost("Energy", ENERGY);
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        if (Spend.item(play, unit, ITEM, ENERGY, "Invincible Alloy")) {
            Mark mark = Mark.own(Mark.Kind.IGNORES_MAIMS, unit, 0, play.state().rounds(unit, 1));
            play.emit(new Marked(mark, "ignores its Maimed Areas for a Round"));
        }
    }
}
