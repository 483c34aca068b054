package arbiter.tabletop.saved;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Test;

class FlatShapeTest {

    private final ObjectMapper json = new ObjectMapper();

    @Test
    void fields_become_parts() throws Exception {
        JsonNode saved = json.readTree("""
                {"id": "ann", "hp": 4, "marks": {"focus": true}, "crew": null, "ride": {"seat": 2}, "sheet": {"skill": 6}}
                """);

        JsonNode shaped = FlatShape.of(saved)
                .keep("id")
                .fixedWhole("sheet", "sheet")
                .part("health", "hp", "missing")
                .part("focus", "used=marks.focus")
                .partWhole("crew", "crew")
                .partWhole("riding", "ride")
                .shaped();

        assertThat(shaped).isEqualTo(json.readTree("""
                                {"id": "ann",
                                 "fixed": [{"kind": "sheet", "skill": 6}],
                                 "parts": [{"kind": "health", "hp": 4}, {"kind": "focus", "used": true}, null,
                                           {"kind": "riding", "seat": 2}]}
                                """));
        assertThat(FlatShape.isInParts(saved)).isFalse();
        assertThat(FlatShape.isInParts(shaped)).isTrue();
    }
}
