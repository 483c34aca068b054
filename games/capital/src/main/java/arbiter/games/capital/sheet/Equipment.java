package arbiter.games.capital.sheet;

import arbiter.content.yaml.Default;
import java.util.List;
import java.util.Optional;

/** What a character starts with where there is a choice, and what was bought, earned and found. Ledger: CAP-CREATE-10. */
public record Equipment(
        Optional<Armament> weapon,
        List<String> outfits,
        int money,
        @Default("0") int earned,
        List<Possession> bought,
        List<Possession> found,
        Optional<String> wears) {}
